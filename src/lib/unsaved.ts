import { createSignal } from './signal';

/** Text on screen that stands nowhere else yet, as a file to be kept. */
export interface UnsavedText {
  name: string;
  text: string;
}

type Holder = () => UnsavedText | null;

const holders = new Set<Holder>();
const withdrawn = createSignal<null>();

/** Has `read` asked for what would be lost now, null for nothing; returns the way to withdraw it. */
export function registerUnsaved(read: Holder): () => void {
  holders.add(read);
  return () => {
    holders.delete(read);
    withdrawn.emit(null);
  };
}

/** Calls back when a holder is withdrawn, saved or given up; returns the way to stop. */
export const followUnsaved = (onChange: () => void): (() => void) => withdrawn.subscribe(onChange);

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
