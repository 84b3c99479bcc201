import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder, readFiles, withFolder, withQuickFolder } from '../../src/build/output.mjs';

const output = suite('the folder of the site');

const root = await mkdtemp(join(tmpdir(), 'wrenview-'));
const folder = join(root, 'dist');
output.after(() => rm(root, { recursive: true }));

const site = { 'index.html': 'home', 'faq/index.html': 'faq', 'a/b/c.js': 'c' };
function fill(texts: Record<string, string>) {
  const put = openFolder(folder, Object.keys(texts));
  for (const [path, text] of Object.entries(texts)) put(path, Buffer.from(text));
}
const found = () =>
  Object.fromEntries([...readFiles(folder)].map(([path, bytes]) => [path, `${bytes}`]));

output('is made where there is none', () => {
  fill(site);
  assert.equal(found(), site);
});

output('holds the files of the last build and no others', async () => {
  await mkdir(join(folder, 'old/er'), { recursive: true });
  await writeFile(join(folder, 'old/er/page.html'), 'old');
  await writeFile(join(folder, 'a/b/old.js'), 'old');
  const next = { ...site, 'index.html': 'new' };
  fill(next);
  assert.equal(found(), next);
});

output('keeps a file that did not change as it is', async () => {
  for (const name of ['index.html', 'a/b/c.js']) await utimes(join(folder, name), 1, 1);
  fill({ ...site, 'index.html': 'newer' });
  const changed = await stat(join(folder, 'index.html'));
  const same = await stat(join(folder, 'a/b/c.js'));
  assert.ok(changed.mtimeMs > 1000);
  assert.is(same.mtimeMs, 1000);
});

output('sends no old text beside a new one that is not compressed yet', () => {
  fill({ 'index.html': 'old', 'index.html.br': 'old', 'faq.html': 'faq', 'faq.html.br': 'faq' });
  const names = ['index.html', 'index.html.br', 'faq.html', 'faq.html.br'];
  const put = openFolder(folder, names);
  put('index.html', Buffer.from('new'));
  put('faq.html', Buffer.from('faq'));
  assert.equal(found(), { 'index.html': 'new', 'faq.html': 'faq', 'faq.html.br': 'faq' });
  put('index.html.br', Buffer.from('new'));
  assert.is(found()['index.html.br'], 'new');
});

output('takes a file where a folder was, and a folder where a file was', () => {
  const next = { faq: 'file', 'index.html/x': 'folder' };
  fill(next);
  assert.equal(found(), next);
});

output('writes nowhere else: a link in it gives way', async () => {
  const other = join(root, 'other');
  await writeFile(other, 'mine');
  await symlink(other, join(folder, 'index.js'));
  fill({ 'index.js': 'its' });
  assert.equal(found(), { 'index.js': 'its' });
  assert.is(`${readFiles(root).get('other')}`, 'mine');
});

for (const give of [withFolder, withQuickFolder])
  output(`is not that of some work, which goes even when it fails: ${give.name}`, async () => {
    let given = '';
    const work = async (path: string) => {
      given = path;
      await writeFile(join(path, 'part'), '');
      throw new Error('no luck');
    };
    assert.is(await give(work).catch(({ message }) => message), 'no luck');
    assert.not(existsSync(given));
  });

output('leaves no folder of some work when the process ends in the middle of it', () => {
  const module = JSON.stringify(join(process.cwd(), 'src/build/output.mjs'));
  const script = `import { withFolder } from ${module};
    await withFolder(async (path) => { process.stdout.write(path); process.exit(1); });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  assert.match(stdout, 'wrenview-');
  assert.not(existsSync(stdout));
});

output.run();
