import { watch } from 'node:fs';
import { join } from 'node:path';
import { watchSite } from './bundle.mjs';
import { followFolder } from './followFolder.mjs';
import { BuildError } from './options.mjs';
import { createOnDemand, filesFor } from './onDemand.mjs';
import { renewFolder, writeFiles } from './output.mjs';
import { openPrerenderer } from './prerender.mjs';
import { serveSite } from './serve.mjs';
import { assembleSite } from './site.mjs';

/** @typedef {import('./options.mjs').Options} Options */

const reloadScript = `new EventSource('/dev/reload').onmessage = () => location.reload();`;

/** @param {unknown} error */
const report = (error) => console.error(error instanceof BuildError ? error.message : error);

/**
 * Stands where a page could not be made, and goes away with the next change.
 * @param {unknown} error
 */
const failurePage = (error) => `<!doctype html><title>Not made</title>
<h1>This page could not be made</h1><pre>${String(error).replaceAll('<', '&lt;')}</pre>
<script src="/dev/reload.js"></script>`;

/**
 * Serves the site and reloads open pages after every rebuild. Pages are rendered when they are
 * asked for: who works on one does not wait for all.
 * @param {Options} given
 * @param {number} port
 */
export async function startDevServer(given, port) {
  // a second server beside this one must not change what it serves
  const folder = join(given.out, `${port}`);
  const options = { ...given, out: join(folder, 'site') };
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @type {import('./serve.mjs').Site} */
  const site = {
    folder: options.out,
    policies: {},
    standIns: [],
    extra: answerReload,
    prepare,
  };
  const render = await openPrerenderer(join(folder, 'prerenderer'));
  /** @type {import('./site.mjs').Bundle | undefined} */
  let last;
  /** @type {import('./onDemand.mjs').Pages | undefined} */
  let pages;
  /** @type {import('./output.mjs').Files} */
  let written = new Map();

  /** @param {readonly string[]} wanted  files of pages */
  async function make(wanted) {
    const bundle = last;
    if (!bundle) return;
    const rendered = await render(bundle, (file) => wanted.includes(file));
    const { files, ...made } = await assembleSite(options, bundle, rendered);
    // a change came meanwhile
    if (bundle !== last) return;
    const changed = [...files].filter(([file, bytes]) => !written.get(file)?.equals(bytes));
    for (const [file, bytes] of changed) written.set(file, bytes);
    writeFiles(options.out, new Map(changed));
    Object.assign(site, made, { policies: { ...site.policies, ...made.policies } });
  }
  const onDemand = createOnDemand(make);

  /** @param {string} path */
  async function prepare(path) {
    const files = pages ? filesFor(pages, path) : [];
    try {
      await onDemand.need(files);
    } catch (error) {
      report(error);
      const [file, other] = files;
      // what is made of all pages, such as a sitemap, is no reason to take the sound ones away
      if (!file || other) return;
      written.delete(file);
      writeFiles(options.out, new Map([[file, Buffer.from(failurePage(error))]]));
    }
  }

  /** @type {import('node:http').RequestListener} */
  function answerReload(request, response) {
    if (request.url === '/dev/reload.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reloadScript);
    } else if (request.url === '/dev/reload') {
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write('\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    }
  }

  /** @param {import('./site.mjs').Bundle} bundle */
  async function publish(bundle, began = performance.now()) {
    try {
      // a failure of another kind than those that esbuild tells of
      if (!bundle.errors) throw bundle;
      const [error] = bundle.errors;
      if (error)
        throw new BuildError(`${error.location?.file}:${error.location?.line}: ${error.text}`);
      last = bundle;
      onDemand.forget();
      // none is rendered before a browser asks for it
      pages = await render(bundle, () => false);
      site.standIns = pages.standIns;
      console.log(`rebuilt in ${Math.round(performance.now() - began)} ms`);
      for (const listener of listeners) listener.write('data: reload\n\n');
    } catch (error) {
      report(error);
      // nothing was ever made: what stands for unknown addresses stands for all
      if (!last) writeFiles(options.out, new Map([['404.html', Buffer.from(failurePage(error))]]));
    }
  }

  await serveSite(site, port);
  await renewFolder(options);
  await watchSite(options, publish);
  // by its folder: the file itself is another one after an editor has put it in place of the first
  watch(options.root, (_, name) => void (name === 'index.html' && last && publish(last)));
  followFolder(join(options.root, 'static'), async () => {
    written = new Map();
    await renewFolder(options);
    if (last) await publish(last);
  });
  console.log(`Wrenview (development) runs at http://localhost:${port}`);
}
