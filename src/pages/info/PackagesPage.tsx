import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function PackagesPage() {
  return <h1>PackagesPage</h1>;
}
