import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  checkClasses,
  joinStyles,
  shortenProperties,
  splitStyles,
} from '../../src/build/styles.mjs';

const styles = suite('styles');

const bundled = `/* src/styles/base.css */
body {
  margin: 0;
}
/* src/ui/Card.module.css */
.Card_root {
  color: red;
}
`;

const order = ['src/styles/base.css', 'src/ui/Card.tsx', 'src/ui/Card.module.css'];

styles('takes the stylesheet apart by module, in the order of the cascade', () => {
  assert.equal(
    [...splitStyles(bundled, order)],
    [
      ['src/styles/base.css', 'body {\n  margin: 0;\n}'],
      ['src/ui/Card.module.css', '.Card_root {\n  color: red;\n}'],
    ],
  );
});

styles('puts a module first that the cascade has first, and leaves out what it has not', () => {
  assert.equal([...splitStyles(bundled, [...order].reverse()).keys()], [order[2], order[0]]);
  assert.equal([...splitStyles(bundled, order.slice(1)).keys()], [order[2]]);
});

styles('shortens the names of custom properties, the one used most to a letter', () => {
  assert.is(
    shortenProperties(
      ':root{--ground:#fff;--text:#000}.a--b{color:var(--text);margin:var(--s-2,var(--text))}',
    ),
    ':root{--b:#fff;--a:#000}.a--b{color:var(--a);margin:var(--c,var(--a))}',
  );
});

styles('finds a short name for each of a hundred custom properties', () => {
  const names = Array.from({ length: 100 }, (_, index) => `--property-${index}`);
  const short = shortenProperties(names.join(';')).split(';');
  assert.is(new Set(short).size, 100);
  assert.ok(short.every((name) => /^--[a-zA-Z]\d?$/.test(name)));
});

styles('finds no module in an empty stylesheet', () => {
  assert.is(splitStyles('', order).size, 0);
});

styles('joins the modules that are wanted', () => {
  const parts = splitStyles(bundled, order);
  assert.is(
    joinStyles(parts, (path) => path.startsWith('src/ui/')),
    '.Card_root {\n  color: red;\n}',
  );
});

styles('accepts a page whose classes are all known', () => {
  checkClasses('<p class="Card_root">a</p><p class="">b</p>', '.Card_root{}', '/about');
});

styles('names the page and the class that its rules lack', () => {
  assert.throws(
    () => checkClasses('<p class="Card_root Card_gone">a</p>', '.Card_root{}', '/about'),
    '/about uses class "Card_gone", which its stylesheet lacks',
  );
});

styles('does not take a longer class name for a shorter one', () => {
  assert.throws(
    () => checkClasses('<p class="Card_root">a</p>', '.Card_rootWide{}', '/'),
    'Card_root',
  );
});

styles.run();
