/** @typedef {'html' | 'script' | 'style' | 'image' | 'other'} Kind */
/** @typedef {{ kind: Kind, bytes: number, began: number }} Answer */

/** @type {Record<string, Kind>} */
const kinds = { Document: 'html', Script: 'script', Stylesheet: 'style', Image: 'image' };

/**
 * Notes every answer a page gets, with its bytes on the wire, headers included.
 * @param {import('playwright-core').CDPSession} cdp
 */
export function followTraffic(cdp) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  const open = new Set();
  let start = 0;
  let quietSince = performance.now();

  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    if (type === 'Document' && !start) start = timestamp;
    open.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, type, timestamp, response }) => {
    // its bytes came with the page that it stands in
    if (response.url.startsWith('data:')) return;
    const kind = kinds[type] ?? (/javascript/.test(response.mimeType) ? 'script' : 'other');
    answers.set(requestId, { kind, bytes: 0, began: (timestamp - start) * 1000 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
    close(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId));

  /** @param {string} requestId */
  function close(requestId) {
    open.delete(requestId);
    quietSince = performance.now();
  }

  return {
    /** @returns {Answer[]} those that moved something over the network */
    answers: () => [...answers.values()].filter(({ bytes }) => bytes > 0),
    /** Forgets what was so far. */
    reset() {
      answers.clear();
      start = 0;
      quietSince = performance.now();
    },
    /**
     * Resolves when nothing was asked for during so many milliseconds.
     * @param {number} duration
     */
    async quiet(duration) {
      while (open.size > 0 || performance.now() - quietSince < duration)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * @param {Answer[]} answers
 * @param {Kind} [kind]  of this kind alone
 */
export const bytesOf = (answers, kind) =>
  answers.reduce((sum, each) => sum + (!kind || each.kind === kind ? each.bytes : 0), 0);
