import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function FaqPage() {
  return <h1>FaqPage</h1>;
}
