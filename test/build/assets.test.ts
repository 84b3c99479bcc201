import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import { addScripts, importAtOnce } from '../../src/build/assets.mjs';

const assets = suite('scripts of the built site');

const output = (entryPoint?: string, imports: string[] = []): Metafile['outputs'][string] => ({
  bytes: 0,
  imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
  exports: [],
  inputs: entryPoint ? { [entryPoint]: { bytesInOutput: 1 } } : {},
  ...(entryPoint && { entryPoint }),
});

const metafile: Metafile = {
  inputs: {},
  outputs: {
    'assets/main.js': output('src/main.tsx', ['assets/core.js']),
    'assets/core.js': output(),
    'assets/forms.js': output(undefined, ['assets/rules.js', 'assets/core.js']),
    'assets/rules.js': output(),
    'assets/ContactPage.js': output('src/pages/info/ContactPage.tsx', ['assets/forms.js']),
    'assets/ChannelsPage.js': output('src/pages/info/ChannelsPage.tsx', ['assets/core.js']),
    'assets/BlogPage.js': output('src/pages/blog/BlogPage.tsx', ['assets/rules.js']),
    'assets/LoginPage.js': output('src/pages/account/LoginPage.tsx', ['assets/forms.js']),
  },
};

const core = 'assets/core.js';

assets('a page of the menu is asked for together with all that it imports', () => {
  assert.is(
    importAtOnce(metafile, core, 'const load = () => import("./ContactPage.js");'),
    'const load = () => Promise.all([import("./ContactPage.js"),import("./forms.js"),' +
      'import("./rules.js")]).then(([page])=>page);',
  );
});

assets('a page that imports no more than the core is asked for alone', () => {
  const code = 'import("./ChannelsPage.js")';
  assert.is(importAtOnce(metafile, core, code), code);
});

assets('other pages stay as they are, for the sake of what every visitor loads', () => {
  const code = 'import"./core.js";import("./LoginPage.js")';
  assert.is(importAtOnce(metafile, core, code), code);
});

assets('a script that not every visitor loads asks for all that it fetches later together', () => {
  assert.is(
    importAtOnce(metafile, 'assets/forms.js', 'import"./core.js";import("./LoginPage.js")'),
    'import"./core.js";Promise.all([import("./LoginPage.js"),import("./forms.js"),' +
      'import("./rules.js")]).then(([page])=>page)',
  );
});

assets('what the blog fetches later is asked for by itself, for the sake of its visitors', () => {
  const code = 'import("./BlogPage.js")';
  assert.is(importAtOnce(metafile, 'assets/forms.js', code), code);
});

/** The main script fetches a page later; each holds its own name. */
const bundle = {
  metafile: {
    inputs: {},
    outputs: {
      ...metafile.outputs,
      'assets/main.js': {
        ...output('src/main.tsx'),
        imports: [
          { path: 'assets/core.js', kind: 'import-statement' },
          { path: 'assets/ChannelsPage.js', kind: 'dynamic-import' },
        ],
      },
    },
  },
  outputFiles: ['main', 'core', 'ChannelsPage'].map((name) => ({
    path: `/site/assets/${name}.js`,
    text: `'${name}';\n`,
    contents: Buffer.from(`'${name}';\n`),
  })),
};

const scripts = (dev: boolean) => {
  const files = new Map<string, Buffer>();
  addScripts(files, bundle as unknown as Parameters<typeof addScripts>[1], dev);
  return Object.fromEntries([...files].map(([file, bytes]) => [file, `${bytes}`]));
};

assets('what every page runs is compiled while it is read, and not on the main thread', () => {
  assert.equal(scripts(false), {
    'assets/main.js': "//# allFunctionsCalledOnLoad\n'main';",
    'assets/core.js': "//# allFunctionsCalledOnLoad\n'core';",
    'assets/ChannelsPage.js': "'ChannelsPage';",
  });
});

assets('a developer gets scripts as they were bundled', () => {
  assert.equal(scripts(true), {
    'assets/main.js': "'main';\n",
    'assets/core.js': "'core';\n",
    'assets/ChannelsPage.js': "'ChannelsPage';\n",
  });
});

assets.run();
