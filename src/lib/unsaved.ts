/** Text on screen that stands nowhere else yet, as a file to be kept. */
export interface UnsavedText {
  name: string;
  text: string;
}

type Holder = () => UnsavedText | null;

const holders = new Set<Holder>();

/** Has `read` asked for what would be lost now, null for nothing; returns the way to withdraw it. */
export function registerUnsaved(read: Holder): () => void {
  holders.add(read);
  return () => void holders.delete(read);
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
