import { watch } from 'node:fs';
import { join } from 'node:path';
import { watchSite } from './bundle.mjs';
import { followFolder } from './followFolder.mjs';
import { BuildError } from './options.mjs';
import { renewFolder, writeFiles } from './output.mjs';
import { openPrerenderer } from './prerender.mjs';
import { serveSite } from './serve.mjs';
import { assembleSite } from './site.mjs';

/** @typedef {import('./options.mjs').Options} Options */

const reloadScript = `new EventSource('/dev/reload').onmessage = () => location.reload();`;

/**
 * Serves the site and reloads open pages after every rebuild.
 * @param {Options} options
 * @param {number} port
 */
export async function startDevServer(options, port) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @type {import('./serve.mjs').Site} */
  const site = { folder: options.out, policies: {}, shellPaths: /^$/, extra: answerReload };
  const render = await openPrerenderer(join(options.root, 'node_modules/.cache/wrenview-dev'));
  /** @type {import('./site.mjs').Bundle | undefined} */
  let last;
  /** @type {import('./assets.mjs').Files} */
  let written = new Map();

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
    last = bundle;
    try {
      const [error] = bundle.errors;
      if (error)
        throw new BuildError(`${error.location?.file}:${error.location?.line}: ${error.text}`);
      const { files, ...made } = await assembleSite(options, bundle, render);
      const changed = [...files].filter(([file, bytes]) => !written.get(file)?.equals(bytes));
      await writeFiles(options.out, new Map(changed));
      written = files;
      Object.assign(site, made);
      console.log(`rebuilt in ${Math.round(performance.now() - began)} ms`);
      for (const listener of listeners) listener.write('data: reload\n\n');
    } catch (error) {
      console.error(error instanceof BuildError ? error.message : error);
    }
  }

  await serveSite(site, port);
  await renewFolder(options);
  await watchSite(options, publish);
  watch(join(options.root, 'index.html'), () => void (last && publish(last)));
  followFolder(join(options.root, 'static'), async () => {
    written = new Map();
    await renewFolder(options);
    if (last) await publish(last);
  });
  console.log(`Wrenview (development) runs at http://localhost:${port}`);
}
