import { useEffect, useState } from 'react';
import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { ResetPassword, type ResetPasswordStep } from './ResetPassword';

export const head = () => ({
  ...pages['/reset-password'],
  path: paths.resetPassword,
  noindex: true,
});

export default function ResetPasswordPage() {
  const [step, setStep] = useState<ResetPasswordStep>('checking');
  useEffect(() => setStep('form'), []);
  return <ResetPassword step={step} onSubmit={() => undefined} />;
}
