import { useState } from 'react';
import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { ForgotPassword, type ForgotPasswordState } from './ForgotPassword';

export const head = () => ({
  ...pages['/forgot-password'],
  path: paths.forgotPassword,
  noindex: true,
});

export default function ForgotPasswordPage() {
  const [state, setState] = useState<ForgotPasswordState>({ step: 'form' });
  return <ForgotPassword state={state} onSubmit={() => setState({ step: 'done', link: null })} />;
}
