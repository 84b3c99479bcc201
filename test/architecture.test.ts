import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { modulesInRings } from './helpers/rings';
import { brokenRules, needlessExceptions, type Sources } from './helpers/rules';

const tree = suite('source tree');

tree('keeps its rules', async () => {
  const sources = await readTree('src');
  assert.ok(Object.keys(sources).length > 50, 'too few files read');
  const broken = brokenRules(sources);
  assert.is(broken.length, 0, `${broken.length} broken\n${broken.join('\n')}`);
});

tree('needs each exception from its rules', async () => {
  assert.equal(needlessExceptions(await readTree('src')), []);
});

tree('is imported one way, types included', async () => {
  assert.equal(modulesInRings(await readTree('src')), []);
});

tree(
  'has no module type, with which esbuild would parse each source again at every rebuild',
  async () => {
    const manifest = JSON.parse(await readFile('package.json', 'utf8'));
    assert.not(
      'type' in manifest,
      'what esbuild remembers of a source holds where the type stands',
    );
  },
);

tree('installs 25 packages at most for production', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const { '': project, ...installed } = packages as Record<string, { dev?: true }>;
  assert.ok(project);
  const names = Object.keys(installed).filter((name) => !installed[name]?.dev);
  assert.ok(names.length > 8 && names.length <= 25, names.join('\n'));
});

tree('has no test that leaks into the next file', async () => {
  const tests = Object.entries(await readTree('test')).filter(([path]) => path.includes('.test.'));
  const leaking = tests.filter(([, source]) => !/import \{ suite \} from 'uvu'/.test(source));
  assert.equal(
    leaking.map(([path]) => path),
    [],
    'only named suites',
  );
});

tree.run();

const rules = suite('rules of the source tree');

/** Each source with the message it must cause, `null` for none. */
const samples: [path: string, source: string, message: string | null][] = [
  ['domain/slug.ts', `import { text } from './text';`, null],
  [
    'domain/slug.ts',
    `\nimport { site } from '~/content/site';`,
    'slug.ts:2: domain must not import from content',
  ],
  [
    'domain/slug.ts',
    `import type {\n  Site,\n} from '~/content/site';`,
    'slug.ts:3: domain must not import',
  ],
  ['domain/slug.ts', `// import { site } from '~/content/site';`, null],
  ['app/routes.ts', `const load = () => import('~/pages/home/HomePage');`, null],
  [
    'pages/home/Hero.tsx',
    `const load = () => import('~/app/routes');`,
    'pages must not import from app',
  ],
  ['pages/home/Hero.tsx', `import '../info/FaqPage.module.css';`, 'pages do not import each other'],
  ['pages/info/FaqPage.tsx', `import { Answer } from './faq/Answer';`, null],
  [
    'pages/info/FaqPage.tsx',
    `import { A } from './AboutPage';`,
    'a page does not import another page',
  ],
  ['ui/Field.tsx', `import { a } from '../lib/focus';`, 'is to be written ~/lib/focus'],
  ['ui/Field.tsx', `import { price } from '~/domain/money';`, 'ui must not import from domain'],
  ['state/toasts.ts', `import { atom } from 'jotai';`, 'only state/jotai.ts imports jotai'],
  ['state/jotai.ts', `export { atom } from 'jotai/vanilla';`, null],
  ['main.tsx', `import { price } from '~/domain/money';`, 'this entry must not import from domain'],
  ['data/a.ts', `import './local/b';`, 'data must not import from data/local'],
  ['data/local/b.ts', `import '../supabase/c';`, 'data/local must not import from data/supabase'],
  ['data/open/d.ts', `import '../supabase/c';`, null],
  ['state/e.ts', `import '~/data/local/b';`, 'state must not import from data/local'],
  ['state/e.ts', `import '~/data/open/d';`, null],
  ['ui/index.ts', '', 'a barrel file'],
  ['supabase/functions/move-in/index.ts', `import { a } from '../_shared/a.ts';`, null],
  [
    'supabase/functions/_shared/a.ts',
    `import { b } from '~/domain/b';`,
    'supabase must not import',
  ],
  ['extra/thing.ts', '', 'in no known layer'],
  ['lib/a.ts', 'a;\n'.repeat(201), 'lib/a.ts:201: longer than 200 lines (201)'],
  ['content/a.ts', 'a;\n'.repeat(201), null],
  ['lib/a.ts', 'const a = b as any;', 'a type `any`'],
  ['lib/a.ts', 'const a: Record<string, any> = {};', 'a type `any`'],
  ['lib/a.ts', `const a = 'as any';`, null],
  ['lib/a.ts', 'const a = list[0]!.name;', 'instead of a check'],
  ['lib/a.ts', `if (a !== b && !c) say('Sent!');`, null],
  ['lib/a.ts', '// @ts-ignore', 'a silenced type error'],
  ['ui/A.tsx', '<p style={{ top: 0 }} />', 'a style prop'],
  ['lib/a.ts', 'window.open(url);', 'window.open'],
  ['ui/A.tsx', 'node.innerHTML = text;', 'unsanitised HTML'],
  ['ui/Prose.tsx', 'node.innerHTML = clean(text);', null],
  ['ui/A.tsx', `import { Suspense } from 'react';`, 'leaves out of React'],
  ['ui/A.tsx', 'const value = use(promise);', 'leaves out of React'],
  ['ui/A.tsx', '<title>{name}</title>', 'leaves out of React'],
  ['ui/A.tsx', '<my-element />', 'leaves out of React'],
  ['ui/A.tsx', 'const value = reuse(promise);', null],
  ['data/a.ts', 'type All = Map<Activity, string>;', null],
  ['lib/a.ts', 'localStorage.clear();', 'storage or network outside of data/'],
  ['data/local/a.ts', 'localStorage.clear();', null],
];

for (const [path, source, message] of samples) {
  const name =
    source.length > 60 ? `${source.slice(0, 20)}…` : source.trim().replace(/\n\s*/g, ' ');
  rules(`${message ? 'find' : 'allow'} ${path}: ${name}`, () => {
    const broken = brokenRules({ [path]: source }).join('\n');
    if (message === null) assert.is(broken, '');
    else assert.ok(broken.includes(message), `"${message}" expected, found "${broken}"`);
  });
}

rules('find what imports each other, by types too, and nothing beside it', () => {
  const ring = {
    'domain/a.ts': `import type { B } from './b';`,
    'domain/b.ts': `const load = () => import('~/domain/c');`,
    'domain/c.ts': `export { a } from './a';`,
  };
  const beside = {
    'app/before.tsx': `import '~/domain/a';`,
    'domain/d.ts': `// import './b';`,
    'build/e.mjs': '',
  };
  const typed = {
    'build/f.mjs': `/** @typedef {import('./g.mjs').G} G */`,
    'build/g.mjs': `import { f } from './f.mjs';`,
  };
  assert.equal(modulesInRings({ ...beside, ...ring }), Object.keys(ring));
  assert.equal(modulesInRings({ ...beside, ...typed }), Object.keys(typed));
  assert.equal(modulesInRings(beside), []);
});

rules.run();

/** The text of every file that code is written in. */
async function readTree(folder: string): Promise<Sources> {
  const found = await readdir(folder, { recursive: true });
  const files = found.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const texts = files.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}
