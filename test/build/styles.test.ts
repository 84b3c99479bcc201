import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkClasses, joinStyles, minified, splitStyles } from '../../src/build/styles.mjs';

const styles = suite('styles');

const bundled = `/* src/styles/reset.css */
@layer reset, ui;
@layer reset {
  body {
    margin: 0;
  }
}
/* src/ui/Card.module.css */
@layer ui {
  .Card_root {
    color: red;
  }
}
`;

const order = ['src/styles/reset.css', 'src/ui/Card.tsx', 'src/ui/Card.module.css'];
const reset = '@layer reset, ui;\n@layer reset {\n  body {\n    margin: 0;\n  }\n}';
const card = '@layer ui {\n  .Card_root {\n    color: red;\n  }\n}';
const all = () => true;

styles('takes the stylesheet apart by module, in the order of the cascade', () => {
  assert.equal(
    [...splitStyles(bundled, order)],
    [
      ['src/styles/reset.css', reset],
      ['src/ui/Card.module.css', card],
    ],
  );
});

styles('puts a module first that the cascade has first, and leaves out what it has not', () => {
  assert.equal([...splitStyles(bundled, [...order].reverse()).keys()], [order[2], order[0]]);
  assert.equal([...splitStyles(bundled, order.slice(1)).keys()], [order[2]]);
});

styles('finds no module in an empty stylesheet', () => {
  assert.is(splitStyles('', order).size, 0);
});

styles('joins the modules that are wanted', () => {
  const parts = splitStyles(bundled, order);
  assert.is(
    joinStyles(parts, (path) => path.startsWith('src/ui/')),
    '@layer ui{\n  .Card_root {\n    color: red;\n  }\n}',
  );
});

styles('puts the rules of a layer together, below the statement that orders the layers', () => {
  const parts = new Map([
    ['a.css', '@layer ui{a{top:0}}'],
    ['b.css', '@layer pages{b{top:0}}'],
    ['reset.css', '@layer ui,pages;@layer ui{c{top:0}}'],
  ]);
  assert.is(
    joinStyles(parts, all),
    '@layer ui,pages;@layer ui{a{top:0}c{top:0}}@layer pages{b{top:0}}',
  );
});

styles('names a module whose rules stand in no layer, or in two', () => {
  for (const rules of ['a{top:0}', '@layer ui{a{top:0}}@layer pages{b{top:0}}'])
    assert.throws(
      () => joinStyles(new Map([['src/ui/Card.module.css', rules]]), all),
      'src/ui/Card.module.css is not one layer: all of its rules belong in one @layer',
    );
});

styles('minifies the rules of each module, and can be taken apart as before', async () => {
  assert.equal(
    [...splitStyles(await minified(bundled), order).values()],
    ['@layer reset,ui;@layer reset{body{margin:0}}', '@layer ui{.Card_root{color:red}}'],
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
