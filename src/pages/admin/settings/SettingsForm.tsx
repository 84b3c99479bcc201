import type { ReactNode } from 'react';
import type { useForm } from '~/lib/useForm';
import { FormFoot } from '~/parts/admin/FormFoot';
import * as css from './SettingsForm.module.css';

interface Props {
  form: Pick<ReturnType<typeof useForm<string, string>>, 'props' | 'failure' | 'busy' | 'cancel'>;
  words: { save: string; saving: string };
  error?: string | undefined;
  children: ReactNode;
}

export function SettingsForm({ form, words, error, children }: Props) {
  return (
    <form
      {...form.props}
      // were it ever sent by the browser itself, no password must stand in the address
      method="post"
      className={css.root}
      onSubmit={(event) => void form.props.onSubmit(event)}
    >
      {children}
      <FormFoot form={form} words={words} error={error} />
    </form>
  );
}
