import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function DashboardPage() {
  return <h1>DashboardPage</h1>;
}
