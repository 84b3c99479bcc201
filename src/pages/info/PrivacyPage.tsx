import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function PrivacyPage() {
  return <h1>PrivacyPage</h1>;
}
