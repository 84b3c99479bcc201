import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '~/app/App';
import { loadPage } from '~/app/loadPage';
import { matchPath } from '~/app/match';
import { applyPageHead } from '~/app/pageHead';
import { markStylesLoaded, setPageStyles } from '~/app/pageStyles';
import { createStore } from '~/state/jotai';

/** Stylesheet address by route id; the build writes the table over this placeholder. */
const styleTable = '%PAGE_STYLES%';
setPageStyles(JSON.parse(styleTable));

const root = document.getElementById('root');
const { path, route } = matchPath(location.pathname);
const rendered = root?.dataset['page'] === path;
if (rendered) markStylesLoaded(route.id);

const initial = await loadPage(path);
const app = <App store={createStore()} initial={initial} />;
if (root && rendered) {
  hydrateRoot(root, app);
} else if (root) {
  applyPageHead(initial);
  root.replaceChildren();
  createRoot(root).render(app);
}
