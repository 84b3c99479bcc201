import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function AboutPage() {
  return <h1>AboutPage</h1>;
}
