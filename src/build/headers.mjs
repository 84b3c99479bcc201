import { BuildError } from './options.mjs';
import {
  joinPolicies,
  securePolicy,
  securityHeaders,
  shortPolicy,
  withoutStyles,
} from './policy.mjs';

/** @typedef {{ path: string, headers: Record<string, string> }} HeaderRule */

const keptForever = 'public, max-age=31536000, immutable';
/** Names stay when the content changes, which it seldom does. */
const keptForADay = 'public, max-age=86400';
const askedAgain = 'no-cache';
const policyName = 'Content-Security-Policy';
/** What Cloudflare Pages takes of one file. */
const limits = { rules: 100, line: 2000 };

/**
 * The headers of one answer, beside its content policy and those about its body.
 * @param {string} path  as it was asked for
 * @param {string} file  that is sent; for a missing one the page that says so
 * @returns {Record<string, string>}
 */
export const answerHeaders = (path, file) => ({
  ...securityHeaders,
  'Cache-Control': cacheControl(file),
  ...(/^\/admin(\/|$)/.test(path) && { 'X-Robots-Tag': 'noindex' }),
});

/** @param {string} file */
function cacheControl(file) {
  if (file.startsWith('assets/')) return keptForever;
  return file.startsWith('pictures/') ? keptForADay : askedAgain;
}

/**
 * The same as rules of a `_headers` file. Hosts join what several rules say of one header, so no
 * two that meet at an address may disagree: that is why there is one content policy for all, and
 * why pages are named and not just "the rest".
 * @param {Record<string, string>} policies  by HTML file
 * @param {readonly string[]} files          all that the site has below its folder, as a file or for
 * a browser to fill in
 * @returns {HeaderRule[]}
 */
export function headerRules(policies, files) {
  const pages = ['/', '/:page', '/:page/', ...deepFolders(files).map((name) => `/${name}/*`)];
  return [
    { path: '/*', headers: { ...securityHeaders, [policyName]: policyOfAll(policies) } },
    { path: '/assets/*', headers: { 'Cache-Control': keptForever } },
    { path: '/pictures/*', headers: { 'Cache-Control': keptForADay } },
    ...pages.map((path) => ({ path, headers: { 'Cache-Control': askedAgain } })),
    ...['/admin', '/admin/*'].map((path) => ({ path, headers: { 'X-Robots-Tag': 'noindex' } })),
  ];
}

/**
 * The hashes of all pages' styles and the address of a hosted database fill a line; with some more
 * pages they no longer fit in it.
 * @param {Record<string, string>} policies
 */
function policyOfAll(policies) {
  const policy = securePolicy(joinPolicies(Object.values(policies)));
  const short = shortPolicy(policy);
  return `${policyName}: ${short}`.length > limits.line ? withoutStyles(policy) : short;
}

/**
 * @param {HeaderRule[]} rules
 * @returns {string} a `_headers` file for Netlify and Cloudflare Pages
 */
export function headersFile(rules) {
  if (rules.length > limits.rules)
    throw new BuildError(`_headers: ${rules.length} rules, Cloudflare Pages takes ${limits.rules}`);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${line(name, value)}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * @param {string} name
 * @param {string} value
 */
function line(name, value) {
  const text = `${name}: ${value}`;
  if (text.length > limits.line)
    throw new BuildError(
      `_headers: ${name} takes ${text.length} characters, Cloudflare Pages takes ${limits.line}`,
    );
  return text;
}

/**
 * Top-level folders that hold more than the one page named like them.
 * @param {readonly string[]} files
 */
function deepFolders(files) {
  const deep = files.filter((file) => /^(?!(assets|pictures)\/)[^/]+\/(?!index\.html$)/.test(file));
  return [...new Set(deep.map((file) => file.split('/')[0] ?? ''))].sort();
}
