import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import {
  inOrder,
  neededStyles,
  outputNamed,
  pageStyles,
  staticScripts,
} from '../../src/build/graph.mjs';

const graph = suite('module graph');

type Imports = [path: string, kind: 'import-statement' | 'dynamic-import'][];

const imports = (list: Imports) => list.map(([path, kind]) => ({ path, kind }));
const input = (list: Imports) => ({ bytes: 1, imports: imports(list) });
const output = (list: Imports) => ({ bytes: 1, inputs: {}, exports: [], imports: imports(list) });

const metafile: Metafile = {
  inputs: {
    'src/main.tsx': input([
      ['src/base.css', 'import-statement'],
      ['src/Frame.tsx', 'import-statement'],
      ['src/Page.tsx', 'dynamic-import'],
    ]),
    'src/Frame.tsx': input([
      ['src/Frame.module.css', 'import-statement'],
      ['src/main.tsx', 'import-statement'],
    ]),
    'src/Page.tsx': input([
      ['src/Page.module.css', 'import-statement'],
      ['src/Dialog.tsx', 'dynamic-import'],
    ]),
    'src/Dialog.tsx': input([['src/Dialog.module.css', 'import-statement']]),
  },
  outputs: {
    'out/main.js': output([
      ['out/shared.js', 'import-statement'],
      ['out/page.js', 'dynamic-import'],
    ]),
    'out/shared.js': output([['out/main.js', 'import-statement']]),
    'out/page.js': output([]),
  },
};

graph('follows the static imports of a script, circles included', () => {
  assert.equal(staticScripts(metafile, 'out/main.js'), ['out/main.js', 'out/shared.js']);
});

graph('collects the styles a module needs, not those of pages loaded later', () => {
  assert.equal(
    [...neededStyles(metafile, 'src/main.tsx')],
    ['src/base.css', 'src/Frame.module.css'],
  );
  assert.equal([...neededStyles(metafile, 'src/Page.tsx')], ['src/Page.module.css']);
});

graph('puts each module behind what it names, fetched later or not, and knows circles', () => {
  assert.equal(inOrder(metafile, ['src/Frame.tsx', 'src/Dialog.tsx']), [
    'src/Frame.module.css',
    'src/base.css',
    'src/Page.module.css',
    'src/Dialog.module.css',
    'src/Dialog.tsx',
    'src/Page.tsx',
    'src/main.tsx',
    'src/Frame.tsx',
  ]);
});

graph('counts the styles of what a page fetches later as the page’s own', () => {
  assert.equal(
    [...pageStyles(metafile, 'src/Page.tsx')],
    ['src/Page.module.css', 'src/Dialog.module.css'],
  );
});

graph('finds an output by its file name', () => {
  assert.is(outputNamed(metafile, 'page.js'), 'out/page.js');
  assert.throws(() => outputNamed(metafile, 'gone.js'), 'The bundle holds no gone.js');
});

graph.run();
