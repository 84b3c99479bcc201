import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import { importAtOnce } from '../../src/build/assets.mjs';

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
    'assets/LoginPage.js': output('src/pages/account/LoginPage.tsx', ['assets/forms.js']),
  },
};

assets('a page of the menu is asked for together with all that it imports', () => {
  assert.is(
    importAtOnce(metafile, 'const load = () => import("./ContactPage.js");'),
    'const load = () => Promise.all([import("./ContactPage.js"),import("./forms.js"),' +
      'import("./rules.js")]).then(([page])=>page);',
  );
});

assets('a page that imports no more than the core is asked for alone', () => {
  const code = 'import("./ChannelsPage.js")';
  assert.is(importAtOnce(metafile, code), code);
});

assets('other pages stay as they are, for the sake of what every visitor loads', () => {
  const code = 'import"./core.js";import("./LoginPage.js")';
  assert.is(importAtOnce(metafile, code), code);
});

assets.run();
