import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBudgets, signInJourney, weigh } from '../../src/build/budgets.mjs';

const budgets = suite('weight budgets');
const react = { library: 'react', supabase: null } as const;
const preact = { library: 'preact', supabase: null } as const;
const light = {
  page: '/light',
  html: 2000,
  scripts: 20_000,
  rest: 22_000,
  arrival: 1000,
  awake: 25_000,
};

budgets('print one line for each page', () => {
  const lines: string[] = [];
  checkBudgets([light], react, (line: string) => lines.push(line));
  assert.is(lines.length, 2);
  assert.match(lines[1] ?? '', /^\/light\s+2\.0\s+20\.0\s+22\.0\s+1\.0\s+25\.0$/);
});

for (const [kind, name] of [
  ['html', 'HTML'],
  ['scripts', 'scripts'],
  ['rest', 'at rest'],
  ['arrival', 'by a click'],
  ['awake', 'awake'],
] as const) {
  budgets(`fail the build above the weight ${name}`, () => {
    const heavy = { ...light, page: '/heavy', [kind]: 500_000 };
    assert.throws(
      () => checkBudgets([light, heavy], react, quiet),
      new RegExp(`^Over budget: /heavy: ${name} 500\\.0 KB, budget \\S+, \\d{6} bytes above it`),
    );
  });
}

budgets('hold what signing in loads in all, up to the dashboard', () => {
  const journey = {
    page: signInJourney,
    html: 0,
    scripts: 80_000,
    rest: 80_000,
    arrival: 0,
    awake: 0,
  };
  checkBudgets([journey], react, quiet);
  assert.throws(() => checkBudgets([journey], preact, quiet), /signed in: scripts 80\.0 KB/);
});

budgets('leave room for what reads a database only where there is one', () => {
  const hosted = { ...preact, supabase: { url: 'https://a.example', anonKey: 'key' } };
  const dashboard = { ...light, page: '/dashboard', html: 9000, scripts: 50_000, rest: 59_000 };
  checkBudgets([dashboard], hosted, quiet);
  assert.throws(() => checkBudgets([dashboard], preact, quiet), /Over budget: \/dashboard/);
});

budgets('are tighter with Preact', () => {
  const middle = { ...light, page: '/', rest: 60_000 };
  checkBudgets([middle], react, quiet);
  assert.throws(() => checkBudgets([middle], preact, quiet), /Over budget/);
});

budgets(
  'weigh what a page loads by itself, what a click on its link does, and what it waits with',
  () => {
    const page = {
      path: '/blog',
      file: 'blog/index.html',
      indexable: true,
      scripts: ['core.js', 'blog.js'],
      arrival: ['blog.js', 'blog.css'],
      awake: ['core.js', 'blog.js', 'stored.js'],
    };
    const bytes: Record<string, number> = {
      'blog/index.html': 1,
      'core.js': 20,
      'blog.js': 300,
      'blog.css': 4000,
      'stored.js': 50_000,
    };
    assert.equal(
      weigh([page], (file: string) => bytes[file] ?? 0),
      [{ page: '/blog', html: 1, scripts: 320, rest: 321, arrival: 4300, awake: 50_320 }],
    );
  },
);

budgets.run();

function quiet(): void {}
