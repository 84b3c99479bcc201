import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function BlogPage() {
  return <h1>BlogPage</h1>;
}
