import { createHash } from 'node:crypto';

/** @param {string} text inline script or style, exactly as it stands in the page */
export const hashSource = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy as a table; every form of it is printed from here.
 * @param {{ scripts: string[], styles: string[] }} inline  hashes of the inline parts
 * @returns {Record<string, string>}
 */
export function policyTable({ scripts, styles }) {
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' https: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify jsonld shipped',
  };
}

/** Directives that browsers ignore, with a console warning, inside a meta element. */
const headerOnly = new Set(['frame-ancestors']);

/** @param {Record<string, string>} table */
export const policyHeader = (table) =>
  Object.entries(table)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

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
