/** Text on screen that stands nowhere else yet, as a file to be kept. */
export interface UnsavedText {
  name: string;
  text: string;
}

type Holder = () => UnsavedText | null;

const holders = new Set<Holder>();
let onWithdrawn: (() => void) | undefined;

/** Has `read` asked for what would be lost now, null for nothing; returns the way to withdraw it. */
export function registerUnsaved(read: Holder): () => void {
  holders.add(read);
  return () => {
    holders.delete(read);
    onWithdrawn?.();
  };
}

/** Tells `listener`, and nobody else, when a holder is withdrawn; returns the way to stop. */
export function followUnsaved(listener: () => void): () => void {
  onWithdrawn = listener;
  return () => (onWithdrawn = undefined);
}

/** All that would be lost if the page went away now. */
export const unsavedTexts = (): UnsavedText[] =>
  [...holders].flatMap((read) => {
    try {
      return read() ?? [];
    } catch {
      // asked after a crash, and this holder may be what crashed
      return [];
    }
  });
