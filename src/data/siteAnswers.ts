import { withTimeout } from '~/lib/withTimeout';

/** Milliseconds for an answer without a body. */
const patience = 8000;

/** Whether the site's host can be reached just now, past every cache. */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // HEAD, because the service worker answers for pages
    const asked = fetch('/', { method: 'HEAD', cache: 'no-store' });
    return (await withTimeout(asked, patience)).ok;
  } catch {
    return false;
  }
}

/**
 * Whether the site is there, but by now without this script; some hosts then send a page.
 * @returns false when nothing answers, or the site answers with a server error
 */
export const isMissing = (script: string): Promise<boolean> =>
  fetch(script, { method: 'HEAD' }).then(
    ({ status, headers }) => status < 500 && !headers.get('content-type')?.includes('script'),
    () => false,
  );
