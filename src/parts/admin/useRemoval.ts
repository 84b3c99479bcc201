import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToastText } from '~/content/messages';
import type { Admin } from '~/data/admin';
import type { Failure, Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';

interface Named {
  id: string;
  name: string;
}

interface Options {
  remove: (admin: Admin, id: string) => Promise<Result<boolean>>;
  words: {
    deleted: (name: string) => ToastText;
    deletedMany: (count: number) => ToastText;
    deletedSome: (count: number, all: number) => ToastText;
  };
  /** The toast for a record that could not be deleted. */
  explain: (error: Failure) => ToastText;
  /** Takes the focus when the row that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Deletes records once that is confirmed: `targets` are those in question, none while nothing is. */
export function useRemoval<T extends Named>({ remove, words, explain, fallback, onDone }: Options) {
  const [targets, setTargets] = useState<readonly T[]>([]);
  const removed = useRef(false);

  // the list may be drawn anew before or after the dialog closes, so every render is looked at
  useEffect(() => {
    if (!removed.current || targets.length > 0 || document.activeElement !== document.body) return;
    removed.current = false;
    fallback.current?.focus();
  });

  const confirm = async () => {
    let count = 0;
    let failed: Failure | undefined;
    for (const { id } of targets) {
      const gone = await withAdmin((admin) => remove(admin, id));
      if (gone.ok) count += 1;
      else failed = gone.error;
    }
    const [first] = targets;
    if (failed)
      toast(targets.length > 1 ? words.deletedSome(count, targets.length) : explain(failed));
    else if (first)
      toast(targets.length > 1 ? words.deletedMany(count) : words.deleted(first.name));
    removed.current = count > 0;
    setTargets([]);
    onDone();
  };

  return { targets, ask: setTargets, cancel: () => setTargets([]), confirm };
}
