import { createHash } from 'node:crypto';

/** @param {string} text inline script or style, exactly as it stands in the page */
export const hashSource = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy as a table; every form of it is printed from here.
 * @param {object} allowed
 * @param {string[]} allowed.scripts   hashes of the inline ones
 * @param {string[]} allowed.styles    hashes of the inline ones
 * @param {string[]} [allowed.servers] other origins that scripts may call
 * @returns {Record<string, string>}
 */
export function policyTable({ scripts, styles, servers = [] }) {
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' https: data:",
    'connect-src': ["'self'", ...servers].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify jsonld shipped worker',
  };
}

/** Directives that browsers ignore, with a console warning, inside a meta element. */
const headerOnly = new Set(['frame-ancestors']);

/** @param {Record<string, string>} table */
export const policyHeader = (table) =>
  Object.entries(table)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * For a host that cannot tell which page it sends for an address. What the pages differ in is the
 * hash of their styles, and each says its own in its meta element, which is in force as well.
 * @param {string[]} policies  of all pages
 * @returns {string} the policy that allows what any of them allows
 */
export function joinPolicies(policies) {
  /** @type {Record<string, string>} */
  const joined = {};
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    const known = joined[name]?.split(' ') ?? [];
    joined[name] = [...new Set([...known, ...sources])].join(' ');
  }
  return policyHeader(joined);
}

/**
 * The policy without its directives on frames, objects and workers: `default-src` forbids the first two
 * and `script-src` allows workers in fewer letters (https://www.w3.org/TR/CSP3/#directive-fallback-list).
 * @param {string} policy
 */
export const shortPolicy = (policy) =>
  policy.replace(/ (frame-src 'none'|object-src 'none'|worker-src 'self');/g, '');

/**
 * The policy without its directive on styles, which only the pages' own policies then have.
 * @param {string} policy
 */
export const withoutStyles = (policy) =>
  policy
    .split('; ')
    // the default would be what goes for styles
    .filter((directive) => !/^(default|style)-src /.test(directive))
    .join('; ');

/**
 * For hosts that serve by https alone: over plain http, Safari would ask even localhost for
 * every file by https.
 * @param {string} policy
 */
export const securePolicy = (policy) => `${policy}; upgrade-insecure-requests`;

/** @param {Record<string, string>} table */
export const policyMeta = (table) =>
  policyHeader(Object.fromEntries(Object.entries(table).filter(([name]) => !headerOnly.has(name))));

/** Sent with every answer beside the policy. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
