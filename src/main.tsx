import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '~/app/App';
import { loadPage } from '~/app/loadPage';
import { markStylesLoaded } from '~/app/pageStyles';
import { matchPath } from '~/app/match';
import { createStore } from '~/state/jotai';

const root = document.getElementById('root');
const { path, route } = matchPath(location.pathname);
const rendered = root?.dataset['page'] === path;
if (rendered) markStylesLoaded(route.id);

const app = <App store={createStore()} initial={await loadPage(path)} />;
if (root && rendered) {
  hydrateRoot(root, app);
} else if (root) {
  root.replaceChildren();
  createRoot(root).render(app);
}
