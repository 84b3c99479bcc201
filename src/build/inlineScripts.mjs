import { bundleBoot } from './bundle.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Awaited<ReturnType<typeof readInlineScripts>>} InlineScripts */

/** Scripts that draw a page out of its templates; its markup has a slot for each. */
const drawingBoots = ['sample-top-boot', 'sample-rest-boot'];

/** @param {Options} options */
export async function readInlineScripts(options) {
  const read = (/** @type {string} */ name) => bundleBoot(options, `src/${name}.ts`);
  const [theme = '', start = '', awaited = '', ...drawings] = await Promise.all(
    ['theme-boot', 'start-boot', 'awaited-boot', ...drawingBoots].map(read),
  );
  return { theme, start, awaited, drawings };
}

/**
 * What a page runs before anything is fetched.
 * @param {import('../prerender').PrerenderedPage} page
 * @param {InlineScripts} scripts
 * @returns {{ head: string, within: string[], body: string }} the script in its head, those within its
 *   body, and that body
 */
export function addInlineScripts({ audience, standsIn, draws, body }, scripts) {
  const { theme, start, awaited, drawings } = scripts;
  if (audience || standsIn) return { head: awaited, within: [], body };
  return draws
    ? {
        head: theme,
        within: [start, ...drawings],
        body: tagOf(start) + addDrawings(body, drawings),
      }
    : { head: theme, within: [start], body: addBehindFirstWords(body, start) };
}

/** @param {string} script */
const tagOf = (script) => `<script>${script}</script>`;

/**
 * The heading, and what follows it: mostly the largest text that a phone shows first.
 * @param {string} body
 * @param {string} script
 */
const addBehindFirstWords = (body, script) =>
  body.replace(/<\/h1>(<p\b.*?<\/p>)?/s, (words) => words + tagOf(script));

/**
 * Puts each where what it draws from has come, so that it is painted before the rest has.
 * @param {string} body
 * @param {readonly string[]} drawings  the scripts, in the order of their names
 */
const addDrawings = (body, drawings) =>
  drawingBoots.reduce(
    (html, name, index) =>
      html.replace(`<slot name="${name}"></slot>`, () => tagOf(drawings[index] ?? '')),
    body,
  );
