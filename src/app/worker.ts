import { paths } from '~/content/paths';
import { isLean } from '~/lib/lean';
import { scriptUrlPolicy } from '~/lib/html';

/** Milliseconds after which a visitor seems to stay; who leaves before pays nothing for later. */
const settled = 3000;
const workerUrl = scriptUrlPolicy('worker', '/sw.js');

/** Sees to it that what visitors have seen stays to be had without a network. */
export function startWorker(): void {
  if (!WORKER) return leaveWorker();
  const isWanted = 'serviceWorker' in navigator && !isStaff(location.pathname);
  // where it is refused, such as with storage blocked, the site does without
  if (isWanted) setTimeout(() => register().catch(() => undefined), settled);
}

/**
 * A build without one: another tab may have brought the old one back while it was leaving, and who
 * is removed here has no time to throw away what was kept.
 */
function leaveWorker(): void {
  const leave = async () => {
    const old = await navigator.serviceWorker?.getRegistration();
    await old?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };
  // where storage is blocked there is nothing to remove
  leave().catch(() => undefined);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller));
  tell((await serviceWorker.register(workerUrl())).installing);
}

/** Names what the page has loaded, which a new worker has not seen pass. */
const tell = (worker: ServiceWorker | null): void =>
  worker?.postMessage(performance.getEntries().map(({ name }) => name));

/** Whether the worker would answer for a page: with what is kept, or that there is no network. */
export function workerAnswers(path: string): boolean {
  try {
    return WORKER && Boolean(navigator.serviceWorker?.controller) && !isStaff(path);
  } catch {
    // some browsers that keep nothing refuse even the question
    return false;
  }
}

/**
 * Milliseconds after which a part of the page at the address counts as not coming: fewer where the
 * worker steps in, unless the network is known to be slow.
 */
export const patience = (): number =>
  workerAnswers(location.pathname) && !isLean() ? 4000 : 10_000;

const isStaff = (path: string): boolean => path.startsWith(paths.admin);
