import { basename } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withShortNames } from '../../src/build/shortNames.mjs';

const names = suite('names of shared scripts');

names('are short wherever one stands, and those of pages stay', async () => {
  const bundle = await build({
    stdin: {
      contents: "import('./page'); import('./other'); import('./shared');",
      resolveDir: '/',
    },
    plugins: [
      {
        name: 'sources',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^\.\// }, ({ path }) => ({
            path: `/${path.slice(2)}.js`,
            namespace: 's',
          }));
          onLoad({ filter: /./, namespace: 's' }, ({ path }) => ({
            contents:
              path === '/word.js'
                ? "export const word = 'chunk-of-cheese';"
                : "import { word } from './word'; console.log(word);",
          }));
        },
      },
    ],
    outdir: '/out',
    bundle: true,
    splitting: true,
    format: 'esm',
    chunkNames: '[name]-[hash]',
    metafile: true,
    write: false,
  });
  const { outputFiles, metafile } = withShortNames(bundle);
  const files = outputFiles.map(({ path }) => basename(path));
  const kinds = files.map((file) => file.replace(/-[A-Z0-9]{8}/, '-0'));
  assert.ok(kinds.includes('c-0.js') && kinds.includes('page-0.js'), kinds.join());
  assert.equal(
    Object.keys(metafile.outputs)
      .map((path) => basename(path))
      .sort(),
    files.sort(),
  );
  for (const { text, contents } of outputFiles) {
    assert.is(Buffer.from(contents).toString(), text);
    for (const [, name] of text.matchAll(/"\.\/([^"]+)"/g))
      assert.ok(files.includes(name ?? ''), name);
  }
  assert.ok(outputFiles.some(({ text }) => text.includes('chunk-of-cheese')));
});

names.run();
