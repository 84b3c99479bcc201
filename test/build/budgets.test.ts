import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBudgets } from '../../src/build/budgets.mjs';

const budgets = suite('weight budgets');
const light = { page: '/light', html: 2000, scripts: 20_000 };

budgets('print one line for each page', () => {
  const lines: string[] = [];
  checkBudgets([light], 'react', (line: string) => lines.push(line));
  assert.is(lines.length, 2);
  assert.match(lines[1] ?? '', /^\/light\s+2\.0\s+20\.0$/);
});

budgets('fail the build above the weight of the HTML', () => {
  const heavy = { page: '/heavy', html: 99_000, scripts: 0 };
  assert.throws(
    () => checkBudgets([light, heavy], 'react', quiet),
    /^Over budget: \/heavy: HTML 99\.0 KB/,
  );
});

budgets('fail the build above the weight of the scripts', () => {
  const heavy = { page: '/heavy', html: 0, scripts: 500_000 };
  assert.throws(() => checkBudgets([heavy], 'preact', quiet), /\/heavy: scripts 500\.0 KB, budget/);
});

budgets('are tighter with Preact', () => {
  const middle = { page: '/', html: 0, scripts: 60_000 };
  checkBudgets([middle], 'react', quiet);
  assert.throws(() => checkBudgets([middle], 'preact', quiet), /Over budget/);
});

budgets.run();

function quiet(): void {}
