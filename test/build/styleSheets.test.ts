import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildFailure } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeScripts } from '../../src/build/changedScripts.mjs';
import { bundleStyleSheets } from '../../src/build/styleSheets.mjs';

const card = 'src/ui/Card.module.css';
const script = 'src/ui/Card.tsx';
const importing = "import * as css from './Card.module.css';";

const styleSheets = suite<{ root: string }>('stylesheets');

styleSheets.before.each(async (context) => {
  context.root = await mkdtemp(join(tmpdir(), 'wrenview-sheets-'));
  await mkdir(join(context.root, 'src/ui'), { recursive: true });
  const write = (path: string, text: string) => writeFile(join(context.root, path), text);
  await write('src/base.css', 'body { margin: 0 }');
  await write(card, '.root { color: red }\n.delete { color: blue }');
  await write(script, `${importing}\nprint(css.delete);`);
});

styleSheets.after.each(({ root }) => rm(root, { recursive: true }));

/** What a script prints, bundled with the names of its classes. */
async function printed(root: string, sheets: ReturnType<typeof bundleStyleSheets>) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [script],
    bundle: true,
    outdir: root,
    write: false,
    logLevel: 'silent',
    loader: { '.module.css': 'empty' },
    plugins: [changeScripts(root, sheets).plugin],
  });
  assert.is(outputFiles.length, 1, 'there is a stylesheet beside the script');
  let result: unknown;
  new Function('print', outputFiles[0]?.text ?? '')((value: unknown) => (result = value));
  return result;
}

styleSheets('are bundled apart, those that no script imports too', async ({ root }) => {
  const { css, names } = await bundleStyleSheets(root);
  assert.equal(Object.keys(names), ['src/base.css', card]);
  assert.match(css, /^\/\* src\/base\.css \*\/\nbody \{/m);
  assert.match(css, `/* ${card} */\n.${names[card]?.['root']} {`);
});

styleSheets('tell a script what its classes are called, whatever they are', async ({ root }) => {
  const sheets = bundleStyleSheets(root);
  const name = await printed(root, sheets);
  assert.type(name, 'string');
  assert.is(name, (await sheets).names[card]?.['delete']);
});

styleSheets('fail with the place of a mistake, not with that of an import', async ({ root }) => {
  await writeFile(join(root, card), '.root {\n  background: url(./gone.png);\n}');
  try {
    await printed(root, bundleStyleSheets(root));
    assert.unreachable();
  } catch (error) {
    const { location } = (error as BuildFailure).errors[0] ?? {};
    assert.is(location?.file, card);
    assert.is(location?.line, 2);
  }
});

styleSheets('fail with the name of a class that they lack', async ({ root }) => {
  await writeFile(join(root, script), `${importing}\n\nprint(css.delte);`);
  try {
    await printed(root, bundleStyleSheets(root));
    assert.unreachable();
  } catch (error) {
    const { text } = (error as BuildFailure).errors[0] ?? {};
    assert.is(text, `${script}: ./Card.module.css has no class "delte"`);
  }
});

styleSheets.run();
