import { reportIncident } from '~/lib/incident';

/**
 * Hears of errors that nothing on screen shows, as in event handlers and forgotten promises.
 * @param onIncident  given the name under which the error stands on the console
 * @returns the way to stop
 */
export function followErrors(onIncident: (id: string) => void): () => void {
  const tell = (error: unknown) => {
    if (isOurs(error)) onIncident(reportIncident(error));
  };
  const onError = (event: ErrorEvent) => tell(event.error);
  const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** Browser extensions throw into every page they visit: of no use to a visitor, nor to us. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && Boolean(error.stack?.includes(`${location.origin}/assets/`));
