import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { portOf } from '../../src/build/ports.mjs';
import { origin } from './origin';

export interface SlowSite {
  origin: string;
  /** Sends the next piece of the page that is open; false once it is whole. */
  sendMore(): boolean;
  /** Breaks the connection that the page comes over. */
  breakOff(): void;
  close(): void;
}

/**
 * The site, whose pages come in pieces: the first at once, each of the others when it is told to.
 * @param split  a page's HTML, in pieces
 */
export async function openSlowSite(split: (html: string) => readonly string[]): Promise<SlowSite> {
  let sendMore = () => false;
  let breakOff: () => void = () => undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    // what a click fetches of a page lies among the assets
    if (!type.startsWith('text/html') || url.startsWith('/assets/')) return response.end(text);
    const pieces = [...split(text)];
    breakOff = () => response.destroy();
    sendMore = () => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece);
      return piece !== undefined;
    };
    return sendMore();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${portOf(server)}`,
    sendMore: () => sendMore(),
    breakOff: () => breakOff(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Breaks the connection that a page comes over, and waits until its browser knows. */
export async function breakOff(page: Page, site: SlowSite): Promise<void> {
  const broken = page.waitForEvent('requestfailed');
  site.breakOff();
  await broken;
}
