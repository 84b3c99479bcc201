import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function BlogPostPage() {
  return <h1>BlogPostPage</h1>;
}
