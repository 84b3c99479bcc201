import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ContactPage() {
  return <h1>ContactPage</h1>;
}
