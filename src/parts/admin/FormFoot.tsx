import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { useForm } from '~/lib/useForm';
import { LateCancel } from '~/ui/Loading';
import { FormAlert } from '~/parts/FormAlert';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './FormFoot.module.css';

interface Props {
  form: Pick<ReturnType<typeof useForm<string, string>>, 'failure' | 'busy' | 'cancel'>;
  words: { save: string; saving: string };
  /** Why it could not be saved. */
  error?: string | undefined;
  align?: 'start' | 'end';
  /** Further buttons, in front of the one that saves. */
  children?: ReactNode;
  /** Has one of them cancel a save. */
  withCancel?: boolean;
}

/** What is wrong with a form, and the button that saves it. */
export function FormFoot({
  form,
  words,
  error,
  align = 'start',
  children,
  withCancel = false,
}: Props) {
  return (
    <div>
      <FormAlert failure={form.failure} />
      <FormError message={form.busy || form.failure ? undefined : error} />
      <div className={clsx(css.actions, css[align])}>
        {children}
        {form.busy && !withCancel && <LateCancel onCancel={form.cancel} />}
        <Button type="submit" aria-disabled={form.busy || undefined}>
          {form.busy ? words.saving : words.save}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{form.busy && words.saving}</span>
      </VisuallyHidden>
    </div>
  );
}
