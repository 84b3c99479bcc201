import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ReviewsPage() {
  return <h1>ReviewsPage</h1>;
}
