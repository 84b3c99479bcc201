type Ask = () => Promise<boolean>;
type OnStep = (event: PopStateEvent) => void;

const blockers = new Set<Ask>();
let intercept: OnStep | undefined;

/** Has `ask` decide whether this page may be left; returns the way to withdraw it. */
export function blockLeaving(ask: Ask): () => void {
  blockers.add(ask);
  return () => void blockers.delete(ask);
}

/** For actions that end in leaving, such as signing out: asks whoever would lose something. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...blockers]) if (!(await ask())) return false;
  return true;
}

/**
 * Hears of Back and Forward for `interceptSteps`. To be called before the router listens: events of
 * the window reach their listeners in the order of registration, captured or not.
 */
export function followSteps(): () => void {
  const onPop: OnStep = (event) => intercept?.(event);
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
}

/** Shows every step to `listener` before anyone else; returns the way to stop. */
export function interceptSteps(listener: OnStep): () => void {
  intercept = listener;
  return () => (intercept = undefined);
}
