import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function TermsPage() {
  return <h1>TermsPage</h1>;
}
