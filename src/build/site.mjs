import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addScripts, addStyles, routeParts, textOf } from './assets.mjs';
import { bundleBoot, minified } from './bundle.mjs';
import { brotli, compressed, isText } from './compress.mjs';
import { neededStyles } from './graph.mjs';
import { BuildError } from './options.mjs';
import { hashSource, policyHeader, policyMeta, policyTable } from './policy.mjs';
import { prerender } from './prerender.mjs';
import { checkClasses, joinStyles, splitStyles } from './styles.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {import('../prerender').PrerenderedPage} Page */

const mainModule = 'src/main.tsx';
/** Only `npm run dev` answers this address. */
const reloadTag = '<script src="/dev/reload.js" async></script>';

/**
 * Turns one bundle into the finished site in `options.out`.
 * @param {Options} options
 * @param {Bundle} bundle
 */
export async function writeSite(options, bundle) {
  const template = await readTemplate(join(options.root, 'index.html'));
  const [rendered, boot] = await Promise.all([prerender(bundle), bundleBoot(options)]);
  const styles = splitStyles(textOf(bundle, 'main.css'));
  const routes = routeParts(bundle, rendered.routeChunks);
  const shared = neededStyles(bundle.graph, mainModule);
  /** @type {Map<string, Buffer>} */
  const files = new Map();

  const styleUrls = await addStyles(files, routes, styles, shared);
  const scripts = await addScripts(files, bundle, styleUrls);
  /** @type {import('./budgets.mjs').Weight[]} */
  const weights = [];
  /** @type {Record<string, string>} */
  const policies = {};
  for (const page of rendered.pages) {
    const parts = routes.find((each) => each.id === page.route);
    if (!parts) throw new BuildError(`${page.path}: no route named ${page.route}`);
    const style = await minified(
      joinStyles(styles, (each) => shared.has(each) || parts.styles.has(each)),
      'css',
    );
    checkClasses(page.body, style, page.path);
    const urls = scripts.forPage(parts.scripts);
    const policy = policyTable({ scripts: [hashSource(boot)], styles: [hashSource(style)] });
    const html = fill(template, {
      SCRIPTS: urls.join(' '),
      POLICY: policyMeta(policy),
      STYLE: style,
      BOOT: boot,
      HEAD: options.dev ? page.head + reloadTag : page.head,
      PAGE: page.path,
      BODY: page.body,
    });
    files.set(page.file, Buffer.from(html));
    policies[page.file] = policyHeader(policy);
    if (options.dev) continue;
    weights.push({
      page: page.path || page.file,
      html: (await brotli(Buffer.from(html))).length,
      scripts: await scripts.weigh(urls),
    });
  }
  for (const [file, text] of Object.entries(rendered.files)) files.set(file, Buffer.from(text));

  await writeAll(options, files);
  return {
    folder: options.out,
    policies,
    weights,
    shellPaths: rendered.shellPaths,
    accounts: rendered.demoAccounts,
  };
}

/** @param {string} path */
async function readTemplate(path) {
  const source = await readFile(path, 'utf8').catch(() => '');
  // inline parts are hashed for the policy: no white space of the formatter may join them
  const text = source.replace(/\n\s*/g, '\n').replace(/>\n(%[A-Z]+%)\n</g, '>$1<');
  for (const name of ['SCRIPTS', 'POLICY', 'STYLE', 'BOOT', 'HEAD', 'PAGE', 'BODY']) {
    const count = text.split(`%${name}%`).length - 1;
    if (count !== 1)
      throw new BuildError(`index.html must hold %${name}% once, it holds it ${count} times`);
  }
  return text;
}

/**
 * @param {string} template
 * @param {Record<string, string>} values
 */
const fill = (template, values) =>
  template.replace(/%([A-Z]+)%/g, (whole, name) => values[name] ?? whole);

/**
 * @param {Options} options
 * @param {Map<string, Buffer>} files
 */
async function writeAll(options, files) {
  await rm(options.out, { recursive: true, force: true });
  await cp(join(options.root, 'static'), options.out, { recursive: true });
  for (const path of await readdir(options.out, { recursive: true })) {
    if (isText(path)) files.set(path, await readFile(join(options.out, path)));
  }
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      await mkdir(dirname(join(options.out, file)), { recursive: true });
      await writeFile(join(options.out, file), bytes);
      if (options.dev) return;
      for (const [name, content] of await compressed(file, bytes))
        await writeFile(join(options.out, name), content);
    }),
  );
}
