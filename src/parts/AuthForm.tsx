import type { ReactNode } from 'react';
import type { useForm } from '~/lib/useForm';
import { FormError } from '~/ui/FormError';
import { LateCancel } from '~/ui/Loading';
import { SubmitButton } from '~/ui/SubmitButton';
import * as css from './AuthForm.module.css';
import { FormAlert } from './FormAlert';

/** What every form of an account wants from the page it stands on. */
export interface AuthFormProps<Values> {
  /**
   * Called with valid values; the form is busy until its promise settles. `signal` is aborted
   * when somebody does not want to wait for that.
   */
  onSubmit: (values: Values, signal: AbortSignal) => Promise<void> | void;
  /** Keeps the form busy for longer, as while the next page is near. */
  busy?: boolean | undefined;
  /** What is wrong with the whole, such as the provider's answer. */
  error?: string | undefined;
}

interface Props extends Omit<AuthFormProps<never>, 'onSubmit'> {
  form: Pick<ReturnType<typeof useForm<string, string>>, 'props' | 'failure' | 'busy' | 'cancel'>;
  /** While `error` changes each second; a screen reader would say little else. */
  isCounting?: boolean;
  /** While it is not to be sent. */
  isHeld?: boolean;
  words: { button: string; busy: string };
  children?: ReactNode;
}

/** Fields above, then what is wrong, then the one button. */
export function AuthForm(props: Props) {
  const { form, words, busy = false, error, isCounting, isHeld, children } = props;
  const working = busy || form.busy;
  // an answer to what was sent before says nothing about the fields that are wrong now
  const isAnswered = !working && !form.failure;
  return (
    <form
      {...form.props}
      // were it ever sent by the browser itself, the password must not stand in the address
      method="post"
      className={css.root}
      data-needs-js=""
      onSubmit={(event) =>
        working || isHeld ? event.preventDefault() : void form.props.onSubmit(event)
      }
    >
      {children}
      <div>
        <FormAlert failure={form.failure} />
        <FormError message={isAnswered ? error : undefined} silent={isCounting} />
        <SubmitButton
          label={words.button}
          busyLabel={words.busy}
          busy={working}
          disabled={isHeld}
        />
        {form.busy && !busy && <LateCancel wide className={css.cancel} onCancel={form.cancel} />}
      </div>
    </form>
  );
}
