import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ForgotPasswordPage() {
  return <h1>ForgotPasswordPage</h1>;
}
