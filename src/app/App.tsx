// first, because the order of the cascade layers is set where they are first named
import '~/styles/reset.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { Toaster } from '~/layout/Toaster';
import { followSteps } from '~/lib/leaving';
import { Provider, type createStore } from '~/state/jotai';
import type { LoadedPage } from './loadPage';
import { followLinks } from './links';
import { Outlet } from './Outlet';

interface Props {
  store: ReturnType<typeof createStore>;
  initial: LoadedPage;
  /** Set where there is no address bar: the prerenderer. */
  ssrPath?: string;
}

export function App({ store, initial, ssrPath }: Props) {
  return (
    <Provider store={store}>
      <Router {...(ssrPath !== undefined && { ssrPath })}>
        <Startup>
          <Outlet initial={initial} />
          <Toaster />
        </Startup>
      </Router>
    </Provider>
  );
}

/** Says that the page answers now; the boot script then plays back what was pressed before. */
function Startup({ children }: { children: ReactNode }) {
  // a layout effect, because the router begins to listen in an effect
  useLayoutEffect(followSteps, []);
  useEffect(() => {
    const stop = followLinks();
    dispatchEvent(new Event('hydrated'));
    return stop;
  }, []);
  return children;
}
