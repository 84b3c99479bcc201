import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const commands = suite('command line');
let copy = '';

commands.after(() => rm(copy, { recursive: true, force: true }));

commands('names the words it knows when it is given another', async () => {
  assert.is(
    await failure(['biuld']),
    'Unknown word "biuld". Known: build, start, dev, test, bench',
  );
  assert.match(await failure([]), 'Unknown word ""');
});

commands('does not take a name that every object has for a word', async () => {
  assert.match(await failure(['constructor']), 'Unknown word "constructor"');
});

commands('refuses an unknown option', async () => {
  assert.match(await failure(['build', '--fast']), 'Unknown option --fast');
  assert.match(await failure(['test', '--fast']), 'Unknown option --fast');
});

commands('refuses to run no test at all', async () => {
  assert.is(await failure(['test', '--only=nowhere']), 'No test file has "nowhere" in its name');
});

commands('refuses to measure a page that it does not know', async () => {
  const line = await failure(['bench', '--only=/nowhere', '--library=preact']);
  assert.match(line, '--only is one of /, /channels, ');
});

commands('refuses a PORT that is no port', async () => {
  for (const PORT of ['abc', '0', '70000']) {
    assert.is(await failure(['start'], { PORT }), `PORT is not a port number: ${PORT}`);
  }
});

commands('refuses a SITE_URL that is no URL', async () => {
  assert.is(await failure(['build'], { SITE_URL: 'tv' }), 'SITE_URL is not a URL: tv');
});

commands('says so when the port is in use', async () => {
  const { port, free } = holdPort();
  try {
    assert.match(await failure(['dev'], { PORT: String(port) }), `Port ${port} is in use`);
  } finally {
    await free();
  }
});

commands('says what is missing in a template', async () => {
  copy ||= await copyOfProject();
  const template = await readFile(join(copy, 'index.html'), 'utf8');
  await writeFile(join(copy, 'index.html'), template.replace('%STYLE%', ''));
  const line = await failure(['build'], {}, copy);
  await writeFile(join(copy, 'index.html'), template);
  assert.is(line, 'index.html must hold %STYLE% once, it holds it 0 times');
});

commands('says which file cannot be compiled, and where', async () => {
  copy ||= await copyOfProject();
  await writeFile(join(copy, 'src/main.tsx'), `import { gone } from '~/app/gone';\ngone();\n`);
  assert.match(await failure(['build'], {}, copy), /^src\/main\.tsx:1: .*(gone|not)/);
});

commands('dev serves the site, and a moment later what was changed', async () => {
  copy ||= await copyOfProject();
  await cp('src/main.tsx', join(copy, 'src/main.tsx'));
  const { port, free } = holdPort();
  await free();
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port) };
  const server = spawn(process.execPath, ['build.mjs', 'dev'], { cwd: copy, env });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => (said += String(text)));
  const builds = async (count: number) => {
    while ((said.match(/rebuilt in \d+ ms/g)?.length ?? 0) < count) {
      assert.is(server.exitCode, null, said);
      await setTimeout(50);
    }
  };
  const page = async () => (await fetch(`http://localhost:${port}/about`)).text();
  try {
    await builds(1);
    const missing = await fetch(`http://localhost:${port}/nowhere`);
    assert.is(missing.status, 404);
    assert.match(await missing.text(), 'Nothing on at this address');
    assert.match(await page(), '>Our mission<');
    const about = join(copy, 'src/content/about.ts');
    await writeFile(about, (await readFile(about, 'utf8')).replace('Our mission', 'Our errand'));
    await builds(2);
    assert.match(await page(), '>Our errand<');
    assert.match(
      await (await fetch(`http://localhost:${port}/sitemap.xml`)).text(),
      '/about</loc>',
    );
    const text = await readFile(about, 'utf8');
    assert.not.match(said, /error|warning|unsupported/i);
    await writeFile(about, `${text}\nthrow new Error('No words');\n`);
    await builds(3);
    assert.match(await page(), 'This page could not be made');
    assert.match(said, 'Error: No words');
    await writeFile(about, text);
    await builds(4);
    assert.match(await page(), '>Our errand<');
  } finally {
    server.kill();
  }
});

commands.run();

/** A port that nobody else gets until it is free again. */
function holdPort() {
  const holder = createServer().listen(0);
  const address = holder.address();
  const free = () => new Promise((resolve) => holder.close(resolve));
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, free };
}

/** What a failing command writes to stderr: one line, checked here for each. */
async function failure(
  words: string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<string> {
  const { code, stderr } = await run(words, env, cwd);
  assert.is(code, 1, `${words.join(' ')}: exit code ${code}`);
  const line = stderr.trim();
  assert.is(line.split('\n').length, 1, `more than one line:\n${line}`);
  return line;
}

function run(words: string[], env: Record<string, string>, cwd: string) {
  const settings = { cwd, env: { ...process.env, NODE_OPTIONS: '', ...env }, timeout: 25_000 };
  return new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, ['build.mjs', ...words], settings, (error, _stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stderr }),
    );
  });
}

async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-copy-'));
  for (const part of [
    'build.mjs',
    'index.html',
    'package.json',
    'tsconfig.json',
    'src',
    'static',
  ]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  // the types of the copy are not what is looked at, and must not be what fails first
  await writeFile(join(folder, 'src/tsconfig.json'), '{ "include": ["globals.d.ts"] }');
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
