import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import { LoadFailed } from '~/layout/LoadFailed';
import { PendingBar } from '~/layout/PendingBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Guard } from './Guard';
import { loadPage, type LoadedPage } from './loadPage';
import { matchPath } from './match';
import { useArrival } from './useArrival';

/** Shows the page of the current address; the last one stays until the next is there. */
export function Outlet({ initial }: { initial: LoadedPage }) {
  const [address] = useLocation();
  const { path } = matchPath(address);
  const [shown, setShown] = useState(initial);
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useArrival(shown);

  useEffect(() => {
    setFailedPath(null);
    if (path === shown.path) return;
    let stale = false;
    loadPage(path).then(
      (page) => !stale && setShown(page),
      () => !stale && setFailedPath(path),
    );
    return () => {
      stale = true;
    };
  }, [path, attempt]);

  const { Frame, route, params } = shown;
  const Page = shown.module.default;
  return (
    <>
      <PendingBar pending={path !== shown.path && failedPath !== path} />
      <Guard route={route} Frame={Frame} active={path === shown.path}>
        <ErrorBoundary key={shown.path}>
          {failedPath === path ? <LoadFailed onRetry={retry} /> : <Page params={params} />}
        </ErrorBoundary>
      </Guard>
    </>
  );
}
