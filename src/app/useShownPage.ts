import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTypedIn } from '~/lib/isTypedIn';
import { askAgain, offerAgain } from './failedPage';
import { complete } from './handOver';
import { loadPage } from './loadPage';
import type { LoadedPage } from './page';
import { arrived, type LoadFailure, recover } from './reload';
import { offlineRoute } from './routes';
import { visitIn } from './visit';

interface Failed {
  path: string;
  failure: LoadFailure;
}

/** The page to show: the last one until that at `path` is there, or why it will not be. */
export function useShownPage(initial: LoadedPage, path: string) {
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState<Failed | null>(null);
  const asked = useRef(path);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // before the frame, which then shows a page that is there already
  useLayoutEffect(() => {
    setFailed(null);
    const isTurn = path !== asked.current;
    asked.current = path;
    if (path === shown.path) {
      // a link to the page that another was to replace: it begins anew, like one that is come to
      if (isTurn && !visitIn(location.search)) setShown({ ...shown });
      return arrived(path);
    }
    let stale = false;
    loadPage(path).then(
      (page) => {
        const show = (page: LoadedPage) => flushSync(() => setShown(page));
        if (!stale) (shown.partOf === path ? complete : show)(page, show);
      },
      async () => {
        // elsewhere the page on screen looks after what is typed there
        const isKept = () => Boolean(shown.partOf) && isTypedIn(document);
        const failure = await recover(path, () => !stale, isKept);
        if (failure && !stale) setFailed({ path, failure });
      },
    );
    return () => {
      stale = true;
    };
  }, [path, shown, attempt]);

  const failure = failed?.path === path ? failed.failure : null;
  useLayoutEffect(() => {
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  // with the frame that says so: the network may be back right after it
  useLayoutEffect(() => {
    const isOffline = shown.route === offlineRoute && path === shown.path;
    offerAgain(failure ? retry : isOffline ? () => location.reload() : undefined);
  }, [failure, shown, path]);

  return { shown, failure, retry };
}
