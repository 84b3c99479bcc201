/** Failures in more files than this are no accident. */
const few = 3;

/**
 * @typedef {object} Result
 * @property {string} group
 * @property {string} file
 * @property {string} suite
 * @property {string} name
 * @property {string | undefined} error  undefined when it passed
 * @property {number} ms
 */
/** @typedef {ReturnType<typeof createReport>} Report */

/**
 * Counts results and prints one line for each suite.
 * @param {(line: string) => void} print
 */
export function createReport(print) {
  let passed = 0;
  /** @type {Result[]} */
  let failures = [];
  /** @type {Result[]} failures of tests that passed when they were run again */
  const unsteady = [];
  /** @type {Map<string, Line>} */
  const lines = new Map();

  /** @param {Result} result */
  function add(result) {
    if (result.error === undefined) passed++;
    else failures.push(result);
    show(result);
  }

  /** @param {Result} result */
  function show(result) {
    const { group } = result;
    const key = `${result.file} › ${result.suite}`;
    const line = lines.get(group);
    if (line?.key === key) line.count(result);
    else {
      line?.print(print);
      lines.set(group, startLine(group, key, result));
    }
  }

  /** Prints what a group has run last. */
  function flush() {
    for (const line of lines.values()) line.print(print);
    lines.clear();
  }

  return {
    add,
    get failed() {
      return failures.length;
    },
    /**
     * Takes a group's failures back, to be looked at once more.
     * @param {string} group
     * @param {readonly string[]} among  its files: another group may have the same name
     * @returns {{ files: string[], add(result: Result): void }} the files they are in, none when
     *   they are in too many, and where to tell how the tests end this time; what had passed is
     *   not counted again
     */
    secondLook(group, among) {
      const doubtful = failures.filter((each) => each.group === group && among.includes(each.file));
      const files = [...new Set(doubtful.map(({ file }) => file))];
      if (files.length > few) return { files: [], add };
      failures = failures.filter((each) => !doubtful.includes(each));
      lines.get(group)?.print(print);
      lines.delete(group);
      return {
        files,
        add(result) {
          const before = doubtful.find((each) => placeOf(each) === placeOf(result));
          if (before && result.error === undefined) unsteady.push(before);
          if (before || result.error !== undefined) add(result);
          else show(result);
        },
      };
    },
    /**
     * A test of one step.
     * @template T
     * @param {string} group
     * @param {string} name
     * @param {() => Promise<T>} run
     * @returns {Promise<T | undefined>} undefined when it failed
     */
    async check(group, name, run) {
      const started = Date.now();
      try {
        const value = await run();
        passed++;
        print(`ok    ${group}: ${name} (${seconds(Date.now() - started)})`);
        return value;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const failure = { group, file: '', suite: '', name, error: text, ms: 0 };
        failures.push(failure);
        print(`FAIL  ${group}: ${name} (${seconds(Date.now() - started)})`);
        print(inFull(failure));
        return undefined;
      }
    },
    end() {
      flush();
      if (unsteady.length) print(`\nFailed at first, passed when run again:`);
      for (const failure of unsteady) print(placeOf(failure, 'UNSTEADY'));
      if (failures.length) print(`\n${failures.map((each) => placeOf(each)).join('\n')}`);
      print(`\n${passed} passed, ${failures.length} failed`);
    },
  };
}

/** @typedef {ReturnType<typeof startLine>} Line */
/**
 * @param {string} group
 * @param {string} key
 * @param {Result} first
 */
function startLine(group, key, first) {
  let time = 0;
  let passed = 0;
  /** @type {Result[]} */
  const failures = [];
  /** @param {Result} result */
  const count = (result) => {
    time += result.ms;
    if (result.error === undefined) passed++;
    else failures.push(result);
  };
  count(first);
  return {
    key,
    count,
    /** @param {(line: string) => void} print */
    print(print) {
      const failed = failures.length;
      const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
      print(`${failed ? 'FAIL' : 'ok  '}  ${group}: ${key}: ${counts} (${seconds(time)})`);
      for (const failure of failures) print(inFull(failure));
    },
  };
}

/**
 * @param {Result} failure
 * @param {string} [word]
 */
const placeOf = ({ group, file, suite, name }, word = 'FAILED') =>
  `${word}  ${group}: ${[file, suite, name].filter(Boolean).join(' › ')}`;

/** @param {Result} failure */
const inFull = (failure) =>
  `\n${placeOf(failure)}\n${(failure.error ?? '').replace(/^/gm, '    ')}\n`;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
