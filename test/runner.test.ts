import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runGroup, runSteadied } from './runner/group.mjs';
import { createReport } from './runner/report.mjs';

const runner = suite('test runner');

/** Runs fixtures as a group of their own; returns its last line and all it printed. */
const run = (...fixtures: string[]) => runBy(runGroup, ...fixtures);

async function runBy(runs: typeof runSteadied, ...fixtures: string[]) {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  const files = fixtures.map((name) => `test/fixtures/${name}.ts`);
  await runs(report, {
    name: `fixture ${fixtures}`,
    library: 'react',
    files,
    dom: false,
    deadline: 300,
  });
  report.end();
  const output = lines.join('\n');
  return { output, last: output.split('\n').at(-1) };
}

runner('counts what passed and what failed', async () => {
  const { output, last } = await run('good');
  assert.is(last, '1 passed, 1 failed');
  assert.match(output, /FAILED .*test\/fixtures\/good\.ts › good › fails\n {4}as it should/);
});

runner('fails a test that does not end, and goes on', async () => {
  const { output, last } = await run('hung');
  assert.is(last, '1 passed, 1 failed');
  assert.match(output, 'never ends\n    Not done after 0.3 s');
});

runner('fails a suite that lacks .run()', async () => {
  const { output, last } = await run('withoutRun');
  assert.is(last, '0 passed, 1 failed');
  assert.match(output, 'its suite lacks .run()');
});

runner('fails a file without tests', async () => {
  const { output, last } = await run('empty');
  assert.is(last, '0 passed, 1 failed');
  assert.match(output, 'It registers no test');
});

runner('counts the tests that a crash prevents', async () => {
  const { output, last } = await run('crash');
  assert.is(last, '0 passed, 2 failed');
  assert.match(output, 'The test process ended early (code 0)');
});

runner('fails the tests of a suite whose set-up fails', async () => {
  const { output, last } = await run('badHook');
  assert.is(last, '0 passed, 2 failed');
  assert.match(output, 'bad hook › before\n    no set-up');
});

runner('refuses the test function that all files share', async () => {
  const { output, last } = await run('leaking');
  assert.is(last, '0 passed, 1 failed');
  assert.match(output, /does not provide an export named 'test'/);
});

runner(
  'runs what failed again, where load can fail a test, and names what passes then',
  async () => {
    const { output, last } = await runBy(runSteadied, 'unsteady');
    assert.is(last, '2 passed, 1 failed');
    assert.match(
      output,
      /UNSTEADY .*test\/fixtures\/unsteady\.ts › unsteady › passes the second time/,
    );
    assert.match(output, /FAILED .*unsteady › fails each time\n\n2 passed/);
    assert.not.match(output, /UNSTEADY .*fails each time/);
  },
);

runner('runs again what is of the group alone, even where another has its name', async () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  const group = { name: 'fixtures', library: 'react', dom: false, deadline: 300 } as const;
  await runGroup(report, { ...group, files: ['test/fixtures/good.ts'] });
  await runSteadied(report, { ...group, files: ['test/fixtures/hung.ts'] });
  report.end();
  assert.is(lines.filter((line) => /^FAIL .*good\.ts/.test(line)).length, 1);
  assert.is(lines.filter((line) => /^FAIL .*hung\.ts/.test(line)).length, 2);
  assert.match(lines.at(-1) ?? '', '2 passed, 2 failed');
});

runner('runs nothing again where failures are many', async () => {
  const { output, last } = await runBy(runSteadied, 'good', 'hung', 'empty', 'badHook');
  assert.is(last, '2 passed, 5 failed');
  assert.is(output.match(/^FAIL .*good\.ts/gm)?.length, 1);
});

runner.run();
