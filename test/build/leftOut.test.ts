import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dataMethods,
  leaveOut,
  withoutCopy,
  withoutDelay,
  withoutMethods,
} from '../../src/build/leftOut.mjs';

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

leftOut('of the data client are none that the repositories call', () => {
  const folder = 'src/data/supabase';
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  assert.match(code, '.select(');
  for (const name of dataMethods.trim().split(/\s+/)) assert.not.match(code, `.${name}(`);
});

leftOut('fail the build when the package no longer has them', () => {
  assert.throws(() => withoutMethods(source, 'fourth'), 'The package has no method fourth');
});

const copy = suite('a copy of React that a package makes');

copy('is left out, and React is asked itself', () => {
  const script = withoutCopy(`const SafeReact = {
  ...React
};
const useReactId = SafeReact.useId;`);
  const useId = () => 'one';
  assert.is(new Function('React', `${script}; return useReactId;`)({ useId }), useId);
  assert.not.match(script, 'SafeReact');
});

copy('fails the build when the package no longer makes it', () => {
  assert.throws(() => withoutCopy('const useReactId = React.useId;'), 'no longer copies React');
});

copy('fails the build when its files have moved', async () => {
  const root = mkdtempSync(join(tmpdir(), 'left-out-'));
  const folder = join(root, 'node_modules/@floating-ui/react');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), 'export const SafeReact = {};');
  const built = build({
    absWorkingDir: root,
    stdin: { contents: "import '@floating-ui/react'", resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [leaveOut],
  });
  await built.then(
    () => assert.unreachable(),
    (error: unknown) => assert.match(String(error), 'Nothing is left out of @floating-ui/react'),
  );
  rmSync(root, { recursive: true });
});

const delay = suite('an old option of a package');

const hook = `function useAtomValue(rerender, delay, setTimeout, warn) {
  const listen = () => {
    if (typeof delay === "number") {
      warn(\`
if (delay) {
  return value
}
\`);
      setTimeout(rerender, delay);
      return;
    }
    rerender();
  };
  listen();
}`;

delay('is left out with what is said of it, and the rest stays', () => {
  const useAtomValue = classOf(withoutDelay(hook));
  const calls: string[] = [];
  const note = (name: string) => () => calls.push(name);
  useAtomValue(note('drawn'), 5, note('later'), note('warned'));
  assert.equal(calls, ['drawn']);
});

delay('fails the build when the package no longer has it', () => {
  assert.throws(() => withoutDelay('rerender();'), 'no longer explain an old option');
});

leftOut.run();
copy.run();
delay.run();
