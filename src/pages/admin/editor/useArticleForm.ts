import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { adminMessages } from '~/content/adminMessages';
import { paths } from '~/content/paths';
import type { Article } from '~/domain/entities';
import type { Failure } from '~/domain/result';
import { readFields } from '~/lib/formFields';
import { useForm } from '~/lib/useForm';
import { useUnsavedGuard } from '~/parts/admin/useUnsavedGuard';
import { useSetAtom } from '~/state/jotai';
import { toastAtom } from '~/state/toasts';
import { faultsOf, type Field, type Fields, fieldsOf, sameFields } from './articleFields';
import { saveArticle, type SaveMode } from './saveArticle';
import { useSaveMode } from './useSaveMode';

interface Options {
  article: Article | null;
  onInvalid: (faults: Partial<Record<Field, string>>) => void;
}

/** The editor's form: what it holds, whether that is saved, and saving it. */
export function useArticleForm({ article, onInvalid }: Options) {
  const [, navigate] = useLocation();
  const toast = useSetAtom(toastAtom);
  const [initial] = useState(() => fieldsOf(article));
  /** The stored article that the next save starts from; null creates one. */
  const [stored, setStored] = useState(article);
  /** What is stored, as the fields hold it. */
  const [saved, setSaved] = useState<Fields | null>(null);
  /** The list is on its way: a further save would store the article twice. */
  const left = useRef(false);
  const [problem, setProblem] = useState<Failure | null>(null);

  const submit = async (fields: Fields) => {
    if (left.current) return;
    setProblem(null);
    const result = await saveArticle(stored, fields, mode.take());
    if (!result.ok) {
      setProblem(result.error);
      return toast(failureToast(result.error, stored === null));
    }
    const words = adminMessages.editor;
    toast((stored ? words.updated : words.created)(result.value.title));
    if (!holds(fields)) {
      // what was typed while it was being saved is not saved yet
      setStored(result.value);
      setSaved(fields);
      return;
    }
    left.current = true;
    guard.release();
    navigate(paths.adminArticles);
  };

  const form = useForm<Field, string>({
    id: 'article',
    initial,
    validate: faultsOf,
    explain: (_field, words) => words,
    submit,
    onInvalid,
  });
  const mode = useSaveMode(form.props.ref);
  const guard = useUnsavedGuard(() => saved !== null && !holds(saved));

  /** Whether that is what stands in the fields now. */
  function holds(fields: Fields): boolean {
    const element = form.props.ref.current;
    return !element || sameFields(readFields(element, initial), fields);
  }

  // read back, because fields change line breaks; and at once, before anybody can type
  useLayoutEffect(() => {
    if (form.props.ref.current) setSaved(readFields(form.props.ref.current, initial));
  }, []);

  return {
    form,
    stored,
    problem,
    dismiss: () => setProblem(null),
    report: setProblem,
    saveAs: (chosen: SaveMode) => mode.save(chosen),
    question: guard.question,
  };
}

function failureToast({ code, message }: Failure, isNew: boolean) {
  const words = adminMessages.editor;
  if (code !== 'no-session') return words.saveFailed(message);
  return isNew ? words.loginRequiredToCreate : words.loginRequired;
}
