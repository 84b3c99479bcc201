import { bundleBoot } from './bundle.mjs';
import { BuildError } from './options.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Awaited<ReturnType<typeof readInlineScripts>>} InlineScripts */

/** Scripts that draw a page out of its templates; its markup has a slot for each. */
const drawingBoots = ['sample-top-boot', 'sample-rest-boot'];

/** The heading, and the paragraphs that follow it. */
const firstWords = /<\/h1>(<p\b.*?<\/p>)*/s;
/** A picture that stands in the page itself, and the button for where pictures come on request. */
const firstPicture =
  / src='data:[^']*'([^>"]|"[^"]*")*? fetchpriority="high"([^>"]|"[^"]*")*>(<button\b.*?<\/button>)?/is;

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
 * @param {Pick<import('../prerender').PrerenderedPage, 'file' | 'audience' | 'standsIn' | 'draws'>} page
 * @param {string} body  with the pictures that stand in it
 * @param {InlineScripts} scripts
 * @returns {{ head: string, within: string[], body: string }} the script in its head, those within its
 *   body, and the body with them
 */
export function addInlineScripts({ file, audience, standsIn, draws }, body, scripts) {
  const { theme, start, awaited, drawings } = scripts;
  if (audience || standsIn) return { head: awaited, within: [], body };
  if (!draws) return { head: theme, within: [start], body: addBehindFirst(file, body, start) };
  const [top = '', rest = ''] = drawings;
  // what is drawn first has no pictures that have to be fetched
  return { head: theme, within: [top, start, rest], body: fillSlots(body, [[top, start], [rest]]) };
}

/** @param {string} script */
const tagOf = (script) => `<script>${script}</script>`;

/**
 * Puts a script behind what is mostly the largest of what a phone shows first. Pictures that have to be
 * fetched follow: the script may keep them back.
 * @param {string} file  of the page
 * @param {string} body
 * @param {string} script
 */
function addBehindFirst(file, body, script) {
  const first = [firstPicture, firstWords].find((each) => each.test(body));
  if (!first) throw new BuildError(`${file}: no heading, behind which its scripts are started`);
  return body.replace(first, (shown) => shown + tagOf(script));
}

/**
 * Puts scripts where what they draw from has come, so that it is painted before the rest has.
 * @param {string} body
 * @param {readonly (readonly string[])[]} scripts  of each slot, in the order of the names
 */
const fillSlots = (body, scripts) =>
  drawingBoots.reduce(
    (html, name, index) =>
      html.replace(`<slot name="${name}"></slot>`, () =>
        (scripts[index] ?? []).map(tagOf).join(''),
      ),
    body,
  );
