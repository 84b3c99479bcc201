import { type RefObject, useEffect, useRef } from 'react';
import { unsavedRecord } from '~/content/admin/unsavedRecord';
import { useUnsavedGuard } from '~/parts/admin/useUnsavedGuard';

type IsDirty = () => boolean;

/** Has the page ask about one form; returns the way to withdraw it. */
export type GuardForm = (isDirty: IsDirty) => () => void;

/** One question for the page, whichever of its forms holds something that is not saved. */
export function useUnsavedForms() {
  const forms = useRef(new Set<IsDirty>()).current;
  const isAnyDirty = () => [...forms].some((isDirty) => isDirty());
  const { question } = useUnsavedGuard(isAnyDirty, unsavedRecord.signedOut);
  const guardForm: GuardForm = (isDirty) => {
    forms.add(isDirty);
    return () => void forms.delete(isDirty);
  };
  return { question, guardForm };
}

type Texts = Readonly<Record<string, string>>;

/**
 * Has a form guarded that held `initial` when it was opened.
 * @returns to be called with what has been saved of it
 */
export function useUnsavedForm(
  guardForm: GuardForm,
  form: RefObject<HTMLFormElement | null>,
  initial: Texts,
): (saved: Texts) => void {
  const saved = useRef(initial);
  useEffect(
    () => guardForm(() => form.current !== null && differs(form.current, saved.current)),
    [],
  );
  return (texts) => {
    saved.current = texts;
  };
}

/** What the browser has filled in by itself is nobody's work. */
const differs = (form: HTMLFormElement, saved: Texts): boolean =>
  Object.entries(saved).some(([name, text]) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.value !== text && !field.matches(':autofill');
  });
