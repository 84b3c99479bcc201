// first, because the order of the cascade layers is set where they are first named
import '~/styles/reset.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import { useEffect, useLayoutEffect } from 'react';
import { crash } from '~/content/failures';
import { CrashedSite } from '~/layout/CrashedSite';
import { followSteps } from '~/lib/leaving';
import { toast } from '~/state/toasts';
import { ErrorBoundary } from './ErrorBoundary';
import { followErrors } from './followErrors';
import { whenReady } from './handOver';
import { followLinks } from './links';
import { Outlet, type Props } from './Outlet';

/** The whole of the page. */
export const App = (props: Props) => (
  <ErrorBoundary Fallback={CrashedSite}>
    <Site {...props} />
  </ErrorBoundary>
);

/** Says when it answers: the boot script then plays back what was pressed. */
function Site(props: Props) {
  // a layout effect, because the router begins to listen in an effect
  useLayoutEffect(followSteps, []);
  useEffect(() => {
    const stop = followLinks();
    whenReady(props.initial, () => dispatchEvent(new Event('hydrated')));
    return stop;
  }, []);
  useEffect(() => followErrors((id) => toast(crash.noted(id))), []);
  return <Outlet {...props} />;
}
