import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ContentPage() {
  return <h1>ContentPage</h1>;
}
