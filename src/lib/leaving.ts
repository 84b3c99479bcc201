type Ask = () => Promise<boolean>;

const blockers = new Set<Ask>();

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
