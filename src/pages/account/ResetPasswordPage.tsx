import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ResetPasswordPage() {
  return <h1>ResetPasswordPage</h1>;
}
