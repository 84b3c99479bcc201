import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function SignupPage() {
  return <h1>SignupPage</h1>;
}
