import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutMethods } from '../../src/build/leftOut.mjs';

const leftOut = suite('methods left out of a package');

const source = `class Client {
    constructor() {
        this.second = this._second.bind(this);
    }
    /** Stays. */
    first() {
        if (true) {
            return 1;
        }
    }
    async _second(params) {
        return {
            params,
        };
    }
    third() {
        return 3;
    }
}`;

/** A class of that source, made anew. */
const classOf = (code: string) => new Function(`return ${code}`)();

leftOut('throw when they are called after all, and leave the others as they were', () => {
  const client = new (classOf(withoutMethods(source, '_second')))();
  assert.is(client.first(), 1);
  assert.is(client.third(), 3);
  assert.throws(() => client.second({}), 'left out');
});

leftOut('may be several', () => {
  const client = new (classOf(withoutMethods(source, ' first\n third ')))();
  assert.throws(() => client.first(), 'left out');
  assert.throws(() => client.third(), 'left out');
});

leftOut('fail the build when the package no longer has them', () => {
  assert.throws(() => withoutMethods(source, 'fourth'), 'The sign-in client has no method fourth');
});

leftOut.run();
