import { type RefObject, useRef, useState } from 'react';
import type { ToastText } from '~/content/toastText';
import type { Admin } from '~/data/admin';
import type { Failure, Result } from '~/domain/result';
import { useOwedFocus } from '~/lib/useOwedFocus';
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
  /** Called once several were gone through to the end. */
  onDone: () => void;
}

/** Deletes records once that is confirmed: `targets` are those in question, none while nothing is. */
export function useRemoval<T extends Named>({ remove, words, explain, fallback, onDone }: Options) {
  const [targets, setTargets] = useState<readonly T[]>([]);
  const oweFocus = useOwedFocus(() => fallback.current);
  /** The run under way: who closes the question has no more than the present record deleted. */
  const run = useRef({ isStopped: false });

  const confirm = async () => {
    const gone: T[] = [];
    let failed: Failure | undefined;
    const own = (run.current = { isStopped: false });
    for (const target of targets) {
      if (own.isStopped) break;
      const result = await withAdmin((admin) => remove(admin, target.id));
      if (result.ok) gone.push(target);
      else failed = result.error;
    }
    const [first] = gone;
    if (failed)
      toast(targets.length > 1 ? words.deletedSome(gone.length, targets.length) : explain(failed));
    else if (first)
      toast(gone.length > 1 ? words.deletedMany(gone.length) : words.deleted(first.name));
    if (gone.length > 0) oweFocus();
    // the question on screen may be another one by now
    if (own.isStopped) return;
    setTargets([]);
    if (targets.length > 1) onDone();
  };

  const cancel = () => {
    run.current.isStopped = true;
    setTargets([]);
  };

  return { targets, ask: setTargets, cancel, confirm };
}
