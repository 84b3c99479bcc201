import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ShellPage() {
  return <h1>ShellPage</h1>;
}
