import { kb, ms, table } from './table.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {{ path: string, network: string, cold: Visit, warm: Visit, limit: Visit }} PageResult */

/**
 * @param {string} library
 * @param {PageResult[]} results
 */
export function printPages(library, results) {
  if (!results.length) return;
  const rows = results.map(({ path, network, cold, warm, limit }) => ({
    page: path,
    network,
    HTML: kb(cold.html),
    scripts: kb(cold.scripts),
    images: kb(cold.images),
    other: kb(cold.styles + cold.other),
    'at rest': kb(cold.total),
    requests: cold.requests,
    'before LCP': kb(cold.beforeLcp),
    FCP: ms(cold.fcp),
    LCP: ms(cold.lcp),
    'LCP/limit': Math.round((cold.lcp / limit.lcp) * 100) / 100,
    blocking: ms(cold.blocking),
    'of limit': ms(limit.blocking),
    'after FCP': ms(cold.tbt),
    longest: ms(cold.longest),
    CLS: Math.round(cold.cls * 1000) / 1000,
    'heap MB': kb(cold.heap / 1000),
    'warm KB': kb(warm.total),
    'warm LCP': ms(warm.lcp),
  }));
  console.log(table(`Pages with ${library}: KB on the wire, milliseconds; cold and warm`, rows));
}

/**
 * @param {string} library
 * @param {({ path: string, network: string } & import('./click.mjs').Click)[]} results
 */
export function printClicks(library, results) {
  if (!results.length) return;
  const rows = results.map(({ path, network, bytes, requests, time, prefetched }) => ({
    'from / to': path,
    network,
    KB: kb(bytes),
    requests,
    ms: ms(time),
    'ms prefetched': ms(prefetched),
  }));
  console.log(table(`Change of page with ${library}, from the click to the painted heading`, rows));
}

/**
 * @param {string} library
 * @param {({ list: string, count: number } & Partial<import('./growth.mjs').Growth>)[]} results
 */
export function printGrowth(library, results) {
  if (!results.length) return;
  const rows = results.map(({ list, count, open = 0, key, keyWork, save, heap = 0 }) => ({
    list,
    records: count,
    'open ms': ms(open),
    'key ms': key === undefined ? '' : ms(key),
    'key work ms': keyWork === undefined ? '' : ms(keyWork),
    'save ms': save === undefined ? '' : ms(save),
    'heap MB': kb(heap / 1000),
  }));
  console.log(table(`Growth with ${library}`, rows));
}

/**
 * @param {string} library
 * @param {({ length: number } & import('./longText.mjs').Typing)[]} results
 */
export function printTyping(library, results) {
  if (!results.length) return;
  const rows = results.map(({ length, open, key, ours, heap }) => ({
    characters: length,
    'open ms': ms(open),
    'key work ms': ms(key),
    'of scripts ms': ms(ours),
    'heap MB': kb(heap / 1000),
  }));
  console.log(table(`Article editor with ${library}`, rows));
}

/**
 * @param {string} library
 * @param {import('./packages.mjs').ChunkWeight[]} chunks
 */
export function printPackages(library, chunks) {
  if (!chunks.length) return;
  const rows = chunks.flatMap(({ chunk, bytes, packages }) =>
    packages
      .filter((each) => each.bytes >= 300)
      .map((each, index) => ({
        chunk: index ? '' : chunk,
        'chunk KB': index ? '' : kb(bytes),
        package: each.name,
        KB: kb(each.bytes),
      })),
  );
  console.log(table(`Packages in the chunks with ${library}: KB after brotli`, rows));
}
