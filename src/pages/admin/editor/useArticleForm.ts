import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { editorMessages } from '~/content/admin/editorMessages';
import { draftWords } from '~/content/drafts';
import { paths } from '~/content/paths';
import type { KeptDraft } from '~/data/drafts';
import { isPassing } from '~/data/failures';
import {
  type ArticleField,
  type ArticleFields,
  type ArticleVersion,
  versionOf,
} from '~/domain/articleDraft';
import type { Failure } from '~/domain/result';
import { readFields } from '~/lib/formFields';
import { registerUnsaved } from '~/lib/unsaved';
import { useForm } from '~/lib/useForm';
import { useOwedFocus } from '~/lib/useOwedFocus';
import { fieldsFile } from '~/parts/admin/downloadFields';
import { usePatientSave } from '~/parts/admin/usePatientSave';
import { useUnsavedGuard } from '~/parts/admin/useUnsavedGuard';
import { holdSaveAtom } from '~/state/heldSave';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom } from '~/state/session';
import { toast } from '~/state/toasts';
import { afterSave } from './afterSave';
import { faultsOf } from './articleFields';
import { type Saved, saveArticle, type SaveMode, type SaveOutcome } from './saveArticle';
import { refusal, refusedToast, savedToast } from './saveToasts';
import { showTitle, titleField } from './titleField';
import { settled, useConflict } from './useConflict';
import type { Edit } from './useEdit';
import { useSaveMode } from './useSaveMode';

/** The editor's form and saving what it holds. */
export function useArticleForm(
  edit: Edit,
  onInvalid: (faults: Partial<Record<ArticleField, string>>) => void,
) {
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isApart, setApart] = useState(false);
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  const holdSave = useSetAtom(holdSaveAtom);
  /** The editor is gone. */
  const left = useRef(false);

  const submit = async (_values: unknown, signal: AbortSignal) => {
    // the list is on its way; whoever goes on typing meanwhile may save that, too
    if (left.current || (guard.isReleased() && !edit.isDirty())) return;
    const chosen = mode.take();
    setProblem(null);
    if (conflict && chosen === 'checked') {
      const joined = settled(conflict, edit.start().fields, edit.typed(), edit.sent());
      if (!joined) return insist();
      edit.startFrom(versionOf(conflict.newer.theirs));
      close();
      form.fill(joined);
    }
    const asked = edit.start();
    let start = asked;
    let sent = edit.typed();
    const begin = () => {
      start = edit.start();
      sent = edit.typed();
      const earlier = edit.sent();
      const sending = { idempotencyKey: edit.id(), start, fields: sent, sent: earlier };
      edit.noteSent([...earlier, sent]);
      // an earlier save, which was cancelled, has been stored meanwhile
      return saveArticle(sending, start === asked ? chosen : 'checked', (known) => {
        if (isStill(start)) edit.startFrom(known);
        start = known;
      });
    };
    const result = await save(begin, signal, (late) => {
      if (late.kind === 'saved') take(late.saved, start, sent);
    });
    if (!result.ok) return refuse(result.error, start, chosen);
    if (result.value.kind === 'saved') return accept(result.value.saved, start, sent);
    if (isStill(start)) open(result.value.newer);
    refuse({ code: 'conflict', message: editorMessages.changedElsewhere }, start, chosen);
  };

  /** False when another text has come into the fields: what becomes of this one is only told. */
  const isStill = (start: ArticleVersion) => edit.start() === start;

  const refuse = (failure: Failure, start: ArticleVersion, chosen: SaveMode) => {
    mode.forget();
    const isNew = start.origin === null;
    toast(refusedToast(failure, isNew));
    if (!isStill(start)) return;
    // what was refused is not stored: whoever stores the same later has done it on their own
    if (!isPassing(failure)) edit.noteSent(edit.sent().slice(0, -1));
    setProblem(refusal(failure, isNew));
    if (/^(conflict|not-found)$/.test(failure.code)) setApart(true);
    if (failure.code === 'no-session') holdSave(() => mode.save(chosen));
  };

  const accept = (saved: Saved, start: ArticleVersion, sent: ArticleFields) => {
    setEnded(null);
    if (take(saved, start, sent)) leave();
  };

  /** Goes on from what is stored now. True when nothing was typed while it was being saved. */
  const take = (saved: Saved, start: ArticleVersion, sent: ArticleFields): boolean => {
    if (!isStill(start)) {
      toast(savedToast(saved));
      return false;
    }
    const { version, shown, isAll } = afterSave(saved, start, sent, edit.typed());
    edit.forgetSent();
    dismiss();
    edit.startFrom(version);
    // what was typed meanwhile is not saved yet; the rest shows what is stored
    form.fill(shown);
    // as the fields hold it, line breaks included
    if (isAll) edit.startFrom({ ...version, fields: edit.typed() });
    // whoever reads that it is saved may close the browser: its draft is on the way out by then
    edit.writer.flush();
    toast(savedToast(saved));
    return isAll;
  };

  const leave = () => {
    if (left.current || guard.isReleased()) return;
    guard.release();
    navigate(paths.adminArticles);
  };

  const form = useForm<ArticleField, string>({
    id: 'article',
    initial: edit.opened.fields,
    validate: faultsOf,
    explain: (_field, fault) => fault,
    submit,
    onInvalid,
    onChange: edit.hold,
  });
  const mode = useSaveMode(form, edit.isDirty);
  const save = usePatientSave<SaveOutcome>();
  const guard = useUnsavedGuard(edit.isDirty, draftWords.signedOut);
  const oweFocus = useOwedFocus(titleField);
  const { conflict, open, insist, close } = useConflict(
    edit.start().fields,
    form.values,
    edit.sent(),
  );
  useEffect(() => registerUnsaved(() => (guard.isNeeded() ? fieldsFile(edit.typed()) : null)), []);

  // read back, because fields change line breaks; and at once, before anybody can type
  useLayoutEffect(() => {
    const { current: element } = form.props.ref;
    if (element) edit.hold(readFields(element, edit.opened.fields));
    edit.startFrom({ ...edit.opened, fields: edit.typed() });
  }, []);
  useEffect(() => () => void (left.current = true), []);

  const dismiss = () => {
    setProblem(null);
    setApart(false);
    close();
  };
  /** Goes on from another version, with that text in the fields. */
  const begin = (version: ArticleVersion, fields: ArticleFields, sent?: KeptDraft['sent']) => {
    dismiss();
    edit.startAnew(version, sent);
    form.fill(fields);
  };

  return {
    form: { ...form, props: { ...form.props, onSubmit: mode.onSubmit } },
    /** Who has signed in again need not be told to. */
    problem: problem?.code === 'no-session' && !ended ? null : problem,
    conflict,
    /** Till that is done, or the refusal put aside that led to it. */
    saveAsNew: isApart ? () => mode.save('new') : null,
    question: guard.question,
    /** Puts a refusal aside; what it was about is refused again. */
    dismiss: () => {
      dismiss();
      oweFocus();
    },
    restore: (draft: KeptDraft) => {
      edit.writer.adopt(draft);
      begin(draft.start, draft.fields, draft.sent);
      toast(draftWords.restored);
      showTitle();
    },
    /** Gives up what was typed for the newer version. */
    replace: () => {
      if (!conflict) return;
      const version = versionOf(conflict.newer.theirs);
      begin(version, version.fields);
      oweFocus();
      // as the fields hold it, line breaks included
      edit.startFrom({ ...version, fields: edit.typed() });
    },
  };
}
