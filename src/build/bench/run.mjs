/** Measures the built site as a slow phone sees it: node build.mjs bench [--library=preact] … */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../chromium.mjs';
import { BuildError, readOptions } from '../options.mjs';
import { withFolder } from '../output.mjs';
import { portOf } from '../ports.mjs';
import { writeSite } from '../production.mjs';
import { serveSite } from '../serve.mjs';
import { followLink } from './click.mjs';
import { measureBlog, measureList, sizes } from './growth.mjs';
import { writeLimit } from './limit.mjs';
import { lists } from './lists.mjs';
import { measureTyping, textLengths } from './longText.mjs';
import { medians } from './median.mjs';
import { weighPackages } from './packages.mjs';
import { networks } from './phone.mjs';
import { printClicks, printGrowth, printPackages, printPages, printTyping } from './report.mjs';
import { readSettings } from './settings.mjs';
import { signInStaff } from './staff.mjs';
import { visitTwice } from './visit.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Awaited<ReturnType<typeof openPlace>>} Place */

/** @param {string[]} flags */
export async function runBench(flags) {
  const settings = readSettings(flags);
  const browser = await launchChromium();
  /** @type {Record<string, object>} */
  const report = {};
  try {
    await withFolder(async (folder) => {
      for (const library of settings.libraries) {
        const place = await openPlace(browser, library, join(folder, library));
        report[library] = await measure(place, settings);
        place.close();
      }
    });
  } finally {
    await browser.close();
  }
  await writeFile(settings.json, JSON.stringify(report, null, 2));
  console.log(`\nAll figures: ${settings.json}`);
}

/**
 * A built site, and beside it the same without scripts, both served.
 * @param {import('./phone.mjs').Browser} browser
 * @param {import('./settings.mjs').Library} library
 * @param {string} folder
 */
async function openPlace(browser, library, folder) {
  const options = readOptions([], {}, { library, out: join(folder, 'site') });
  const site = await writeSite(options);
  await writeLimit(site.folder, join(folder, 'limit'));
  const servers = await Promise.all(
    [site, { ...site, folder: join(folder, 'limit') }].map((each) => serveSite(each, 0)),
  );
  const [origin = '', limit = ''] = servers.map((server) => `http://localhost:${portOf(server)}`);
  const [account] = site.accounts;
  if (!account) throw new Error('The site has no demo account to sign in with');
  const stored = await signInStaff(browser, origin, account);
  const bytesOf = (/** @type {string} */ file) => site.files.get(`${file}.br`)?.length ?? 0;
  const close = () => servers.forEach((server) => server.close());
  return { browser, library, origin, limit, stored, site, bytesOf, close };
}

/**
 * @param {Place} place
 * @param {Settings} settings
 */
async function measure(place, settings) {
  const { library, site } = place;
  if (settings.only && !pagePaths(site).includes(settings.only))
    throw new BuildError(`--only is one of ${pagePaths(site).join(', ')}`);
  const wanted = (/** @type {string} */ part) => settings.parts.includes(part);
  const pages = wanted('pages') ? await measurePages(place, settings) : [];
  printPages(library, pages);
  const clicks = wanted('clicks') ? await measureClicks(place, settings) : [];
  printClicks(library, clicks);
  const growth = wanted('growth') ? await measureGrowth(place) : [];
  printGrowth(library, growth);
  const typing = wanted('growth') ? await measureTexts(place) : [];
  printTyping(library, typing);
  const packages = wanted('packages')
    ? weighPackages(place.site.bundle.metafile, place.bytesOf)
    : [];
  printPackages(library, packages);
  return { pages, clicks, growth, typing, packages };
}

/**
 * What is measured beside the pages that search engines list: one that a browser makes, the forms of
 * accounts, what is for members as others come upon it, and a list as staff see it.
 */
const otherPaths = ['/content/1', '/login', '/signup', '/dashboard', '/admin/articles'];

/**
 * Every public route (one post for all), sign-in and the first list of the staff area.
 * @param {Place['site']} site
 */
const pagePaths = (site) => [...publicPaths(site), ...otherPaths];

/**
 * @param {Place} place
 * @param {Settings} settings
 */
async function measurePages({ browser, origin, limit, stored, site }, settings) {
  const results = [];
  for (const path of pagePaths(site).filter(isChosen(settings)))
    for (const network of networks) {
      const target = { browser, path, network, ...(path.startsWith('/admin') && { stored }) };
      // in turns: a machine is faster at one time than at another
      const runs = await repeat(settings, async () => ({
        own: await visitTwice({ ...target, origin, scripted: true }),
        bare: await visitTwice({ ...target, origin: limit, scripted: false }),
      }));
      results.push({
        path,
        network: network.name,
        cold: medians(runs.map(({ own }) => own.cold)),
        warm: medians(runs.map(({ own }) => own.warm)),
        limit: medians(runs.map(({ bare }) => bare.cold)),
      });
      process.stderr.write('.');
    }
  return results;
}

/**
 * @param {Place} place
 * @param {Settings} settings
 */
async function measureClicks({ browser, origin, site }, settings) {
  const results = [];
  const paths = publicPaths(site).filter((path) => path.split('/').length === 2 && path !== '/');
  for (const path of paths.filter(isChosen(settings)))
    for (const network of networks) {
      const target = { browser, origin, path, network, scripted: true };
      const runs = await repeat(settings, () => followLink(target));
      results.push({ path, network: network.name, ...medians(runs) });
      process.stderr.write('.');
    }
  return results;
}

/** @param {Place} place */
async function measureGrowth(place) {
  const results = [];
  for (const count of sizes) {
    for (const list of lists)
      results.push({ list: list.name, count, ...(await measureList(place, list, count)) });
    results.push({ list: 'public blog', count, ...(await measureBlog(place, count)) });
    process.stderr.write('.');
  }
  return results;
}

/** @param {Place} place */
async function measureTexts(place) {
  const results = [];
  for (const length of textLengths)
    results.push({ length, ...(await measureTyping(place, length)) });
  return results;
}

/**
 * @template T
 * @param {Settings} settings
 * @param {() => Promise<T>} run
 */
async function repeat({ runs }, run) {
  const results = [];
  for (let i = 0; i < runs; i++) results.push(await run());
  return results;
}

/** @param {Settings} settings @returns {(path: string) => boolean} */
const isChosen =
  ({ only }) =>
  (path) =>
    !only || path === only;

/** One page stands for all of its route. @param {Place['site']} site */
function publicPaths({ pages }) {
  const paths = pages.filter(({ indexable }) => indexable).map(({ path }) => path);
  const isFirst = (/** @type {string} */ path) =>
    paths.find((each) => each.split('/').length > 2) === path;
  return paths.filter((path) => path.split('/').length === 2 || isFirst(path));
}
