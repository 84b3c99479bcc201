import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function NotFoundPage() {
  return <h1>NotFoundPage</h1>;
}
