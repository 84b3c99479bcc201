/** Where the built site under test is served. */
export const origin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';
