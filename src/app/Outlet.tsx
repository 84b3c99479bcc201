import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { LoadFailed } from '~/layout/LoadFailed';
import { LoadNote } from '~/layout/LoadNote';
import { NewVersion } from '~/layout/NewVersion';
import { PendingBar } from '~/layout/PendingBar';
import { Toaster } from '~/layout/Toaster';
import { ErrorBoundary } from './ErrorBoundary';
import { matchPath } from './match';
import type { LoadedPage } from './page';
import type { LoadFailure } from './reload';
import { useArrival } from './useArrival';
import { useShownPage } from './useShownPage';

export interface Props {
  initial: LoadedPage;
  /** Set where there is no address bar: the prerenderer. */
  ssrPath?: string | undefined;
}

/** Shows the page of the current address; the last one stays until the next is there. */
export function Outlet({ initial, ssrPath }: Props) {
  const { path } = matchPath(usePathname({ ...(ssrPath !== undefined && { ssrPath }) }));
  const { shown, failure, retry } = useShownPage(initial, path);
  useArrival(shown);

  const active = path === shown.path;
  const { Frame, Guard = Open, Page } = shown;
  const stays = shown.partOf || failure === 'unsaved';
  return (
    <>
      <PendingBar pending={!active && !failure} />
      <Frame path={path} active={active}>
        <Guard path={path} active={active}>
          <ErrorBoundary key={shown.path}>
            {failure && (stays ? <LoadNote failure={failure} /> : instead(failure, retry))}
            {(!failure || stays) && <Page params={shown.params} />}
          </ErrorBoundary>
        </Guard>
      </Frame>
      <Toaster />
    </>
  );
}

const instead = (failure: LoadFailure, onRetry: () => void): ReactNode =>
  failure === 'unreachable' ? <LoadFailed onRetry={onRetry} /> : <NewVersion />;

const Open = ({ children }: { children: ReactNode }) => children;
