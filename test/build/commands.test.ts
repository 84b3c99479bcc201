import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { portOf } from '../../src/build/ports.mjs';

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
  const { root, port, builds, page, said, stop } = await develop();
  try {
    await builds(1);
    const missing = await fetch(`http://localhost:${port}/nowhere`);
    assert.is(missing.status, 404);
    assert.match(await missing.text(), 'Nothing on at this address');
    assert.match(await page('/about'), '>Our mission<');
    const about = join(root, 'src/content/about.ts');
    const before = await readFile(about, 'utf8');
    const text = before.replace('Our mission', 'Our errand');
    await writeFile(about, text);
    await builds(2);
    assert.match(await page('/about'), '>Our errand<');
    assert.match(await page('/sitemap.xml'), '/about</loc>');
    assert.not.match(said(), /error|warning|unsupported/i);
    await writeFile(about, `${text}\nthrow new Error('No words');\n`);
    await builds(3);
    assert.match(await page('/about'), 'This page could not be made');
    assert.match(said(), 'Error: No words');
    await writeFile(about, before);
    await builds(4);
    assert.match(await page('/about'), '>Our mission<');
  } finally {
    stop();
  }
});

commands('dev hears each time that an editor puts a template in place of the last', async () => {
  const { root, builds, page, stop } = await develop();
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const save = async (text: string) => {
    await writeFile(join(root, 'index.html.new'), text);
    await rename(join(root, 'index.html.new'), join(root, 'index.html'));
  };
  const shows = async (text: string) => {
    while (!(await page('/about')).includes(text)) await setTimeout(50);
  };
  try {
    await builds(1);
    for (const turn of ['first', 'second']) {
      await save(template.replace('<body', `<body data-save="${turn}"`));
      await shows(`data-save="${turn}"`);
    }
  } finally {
    await save(template);
    stop();
  }
});

commands('dev leaves sound pages alone where what is made of all of them fails', async () => {
  const { root, builds, page, stop } = await develop();
  const reviews = join(root, 'src/pages/info/ReviewsPage.tsx');
  const before = await readFile(reviews, 'utf8');
  try {
    await builds(1);
    await writeFile(reviews, `${before}\nthrow new Error('No reviews');\n`);
    await builds(2);
    await page('/sitemap.xml');
    assert.match(await page('/about'), '>Our mission<');
    assert.match(await page('/reviews'), 'This page could not be made');
  } finally {
    await writeFile(reviews, before);
    stop();
  }
});

commands('dev serves one folder at several ports at a time', async () => {
  const one = await develop();
  try {
    await one.builds(1);
    assert.match(await one.page('/about'), '>Our mission<');
    const other = await develop();
    try {
      await other.builds(1);
      for (const { page } of [one, other]) assert.match(await page('/about'), '>Our mission<');
    } finally {
      other.stop();
    }
  } finally {
    one.stop();
  }
});

commands.run();

/** A server for development over the copy, at a port of its own. */
async function develop() {
  const root = (copy ||= await copyOfProject());
  await cp('src/main.tsx', join(root, 'src/main.tsx'));
  const { port, free } = holdPort();
  await free();
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port) };
  const server = spawn(process.execPath, ['build.mjs', 'dev'], { cwd: root, env });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => (said += String(text)));
  return {
    root,
    port,
    said: () => said,
    stop: () => server.kill(),
    page: async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text(),
    builds: async (count: number) => {
      while ((said.match(/rebuilt in \d+ ms/g)?.length ?? 0) < count) {
        assert.is(server.exitCode, null, said);
        await setTimeout(50);
      }
    },
  };
}

/** A port that nobody else gets until it is free again. */
function holdPort() {
  const holder = createServer().listen(0);
  const free = () => new Promise((resolve) => holder.close(resolve));
  return { port: portOf(holder), free };
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
