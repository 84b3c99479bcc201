import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closePages, hydrated, openPage, takeProblems } from '../helpers/browser';
import { movesReported, reportMoves } from '../helpers/moves';
import { openSlowSite } from '../helpers/slowSite';

const arriving = suite('a page whose document comes in pieces');
arriving.after.each(closePages);

/** As many as it takes to fill a screen. */
const pieces = 100;

/** Cumulative layout shift that is given as 0, to three places. */
const leastSeen = 0.0005;

const sumOf = (moves: readonly string[]): number =>
  moves.reduce((sum, each) => sum + Number(/"value":([\d.e-]+)/.exec(each)?.[1]), 0);

/** The header as a whole, then the first elements of the page one after the other, then the rest. */
function inElements(html: string): string[] {
  const [before = '', ...rest] = html.split(/(?<=<main[^>]*>)/);
  const ends = rest.join('').split(/(?<=<\/(?:a|button|div|li|p)>)/);
  return [before, ...ends.slice(0, pieces), ends.slice(pieces).join('')];
}

for (const [path, width] of [
  ['/', 360],
  ['/', 1280],
  ['/channels', 360],
  ['/channels', 1280],
  ['/packages', 360],
  ['/login', 1280],
  ['/signup', 1280],
  ['/blog', 360],
] as const)
  arriving(`the screen stays as it is while more of ${path} comes: ${width} px`, async () => {
    const site = await openSlowSite(inElements);
    try {
      const page = await openPage({ width, baseURL: site.origin });
      await reportMoves(page);
      await page.goto(path, { waitUntil: 'commit' });
      const painted = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      do await painted();
      while (site.sendMore());
      await hydrated(page);
      await movesReported(page);
      const moves = takeProblems(page).filter((each) => each.includes('moved'));
      assert.ok(sumOf(moves) < leastSeen, moves.join('\n'));
    } finally {
      site.close();
    }
  });

arriving.run();
