import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '~/app/App';
import { builtSite, keepRendered } from '~/app/builtSite';
import { focusHeading } from '~/app/focusHeading';
import { handOver } from '~/app/handOver';
import { hydrate } from '~/app/hydrate';
import { loadMatch } from '~/app/loadPage';
import { matchPath } from '~/app/match';
import type { Match, Route } from '~/app/page';
import { applyPageHead } from '~/app/pageHead';
import { setPageSource } from '~/app/pageSource';
import { restOfDocument } from '~/app/restOfDocument';
import { notFoundRoute, offlineRoute } from '~/app/routes';
import { sleepingPage } from '~/app/sleepingPage';
import { standIn } from '~/app/standIn';
import { turnAway } from '~/app/turnAway';
import { wantCode } from '~/app/wantedCode';
import { startWorker } from '~/app/worker';
import { paths } from '~/content/paths';
import { reportIncident } from '~/lib/incident';
import { keepTyped } from '~/lib/keepTyped';
import { isLean } from '~/lib/lean';

setPageSource(builtSite);
// whatever goes wrong, the page that was rendered ahead can be read
start().catch(reportIncident);

async function start(): Promise<void> {
  const isWhole = await restOfDocument();
  const root = document.getElementById('root');
  // a page of which nothing came is asked for again by its first script
  if (!root) return;
  const asked = matchPath(location.pathname);
  const rendered = renderedRoute(root, asked);
  keepRendered(rendered, rendered === asked.route ? asked.params : {}, isWhole);
  if (!rendered) wantCode(asked.route);
  turnAway(asked.route);
  const match = matchPath(location.pathname);
  const isRendered = isWhole && rendered === match.route;
  const asleep = isRendered ? sleepingPage(match) : null;
  const initial =
    asleep ?? (await loadMatch(match).catch(() => standIn(match, rendered, asked.path)));
  // not before: it asks for the same, and a download that hangs would live on in it
  startWorker();
  // running the scripts was one piece of work, hydrating is the next: a tap may come in between
  await new Promise((resolve) => setTimeout(resolve));
  if (isWhole && initial.path && initial.route === rendered && !initial.partOf) {
    hydrate(root, <App initial={handOver(initial)} />);
    return;
  }
  applyPageHead(initial);
  const typed = keepTyped(root);
  root.replaceChildren();
  // at once: what stood there is gone
  flushSync(() => createRoot(root).render(<App initial={initial} />));
  typed.giveBack();
  // the button that woke the scripts went with it
  if (isLean() && document.activeElement === document.body) focusHeading();
}

/** The route of the page that the document holds; null for one that waits to be filled. */
function renderedRoute(root: HTMLElement, { path, route }: Match): Route | null {
  const page = root.dataset['page'];
  if (page === paths.notFound) return notFoundRoute;
  // what stands in for others is no page, not even under its own name
  if (page === path && route !== notFoundRoute) return route;
  return page === paths.offline ? offlineRoute : null;
}
