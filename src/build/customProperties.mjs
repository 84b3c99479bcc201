/**
 * Characters of a value that is asked for anywhere, and uses of a longer one: by others it would stand
 * once more in each of many stylesheets that a click fetches.
 */
const limits = { length: 30, uses: 2 };

/**
 * Writes what a custom property says where it is asked for, if it says the same everywhere: then it is
 * declared once, in the first rule of `:root`. There is less to send, and nothing for a browser to look up.
 * Only stylesheets may use such properties: no script and no attribute of this project does.
 * @param {string} css  all there is, not minified
 */
export function inlineProperties(css) {
  const [, root = ''] = /:root \{([^{}]*)\}/.exec(css) ?? [];
  let result = css;
  for (const [, name = '', value = ''] of root.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const use = `var(${name})`;
    const mentions = css.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g')) ?? [];
    // what is declared again, or has another value to fall back on, stays
    const uses = css.split(use).length - 1;
    const isLong = value.length > limits.length && uses > limits.uses;
    if (isLong || mentions.length !== uses + 1) continue;
    result = result
      .replace(new RegExp(`(?<![\\w-])${name}:[^;]+;`), '')
      .replaceAll(use, () => value.trim());
  }
  return result;
}

const firstLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives custom properties names of one or two letters, the shortest to those that are named most.
 * Only stylesheets may use them: no script and no attribute of this project does.
 * @param {string} css  all there is, so that each part of it gets the same names
 */
export function shortenProperties(css) {
  const name = /(?<![\w-])--[\w-]+/g;
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const [each] of css.matchAll(name)) uses.set(each, (uses.get(each) ?? 0) + 1);
  const byUse = [...uses].sort(([, one], [, other]) => other - one).map(([each]) => each);
  const short = new Map(byUse.map((each, index) => [each, `--${shortName(index)}`]));
  return css.replace(name, (each) => short.get(each) ?? each);
}

/** @param {number} index */
function shortName(index) {
  const first = firstLetters[index % firstLetters.length] ?? '';
  return first + (Math.floor(index / firstLetters.length) || '');
}
