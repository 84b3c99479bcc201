import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect } from 'react';
import { unsavedRecord } from '~/content/admin/unsavedRecord';
import type { Failure } from '~/domain/result';
import type { useForm } from '~/lib/useForm';
import { holdSaveAtom } from '~/state/heldSave';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom } from '~/state/session';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { FormFoot } from './FormFoot';
import * as css from './RecordDialog.module.css';
import { UnsavedDialog } from './UnsavedDialog';
import { useUnsavedGuard } from './useUnsavedGuard';
import { useUnsavedRecord } from './useUnsavedRecord';

interface Props {
  heading: string;
  text: string;
  words: { save: string; saving: string; cancel: string };
  record: {
    form: Pick<ReturnType<typeof useForm<string, string>>, 'props' | 'failure' | 'busy' | 'cancel'>;
    /** Why it could not be saved. */
    failure: Failure | null;
    /** Whether something would be lost now. */
    isDirty: () => boolean;
  };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the fields of one record; it stays open until that is saved or given up. */
export function RecordDialog({ heading, text, words, record, onClose, children }: Props) {
  const { form, failure, isDirty } = record;
  useUnsavedRecord(form.props.ref, heading, isDirty);
  const { question, leave } = useUnsavedGuard(isDirty, unsavedRecord.signedOut);
  const ended = useAtomValue(endedAtom);
  const holdSave = useSetAtom(holdSaveAtom);
  const hold = () => holdSave(() => form.props.ref.current?.requestSubmit());
  const hadNoSession = failure?.code === 'no-session';

  useEffect(() => {
    if (hadNoSession) hold();
  }, [failure]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!ended) return void form.props.onSubmit(event);
    event.preventDefault();
    hold();
  };

  // a save on its way is given up first, so that its fields are there if it fails
  const cancel = () => (form.busy ? form.cancel() : leave(onClose));

  // the browser lets no dialog refuse a second Escape in a row
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    cancel();
  };

  // who has signed in again need not be told to
  const error = hadNoSession && !ended ? undefined : failure?.message;

  return (
    <>
      <div onKeyDown={onKeyDown}>
        <Dialog label={heading} keepOpen onClose={cancel}>
          <h2 className={css.heading}>{heading}</h2>
          <p className={css.text}>{text}</p>
          <form {...form.props} method="post" className={css.fields} onSubmit={onSubmit}>
            {children}
            <FormFoot form={form} words={words} error={error} align="end" withCancel>
              <Button variant="secondary" onClick={cancel}>
                {words.cancel}
              </Button>
            </FormFoot>
          </form>
        </Dialog>
      </div>
      <UnsavedDialog question={question} words={unsavedRecord} />
    </>
  );
}
