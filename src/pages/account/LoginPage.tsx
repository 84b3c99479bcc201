import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function LoginPage() {
  return <h1>LoginPage</h1>;
}
