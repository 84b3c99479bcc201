import { pages } from '~/content/pages';

export const head = () => ({ ...pages['/faq'], path: '/faq', noindex: true });

export default function ChannelsPage() {
  return <h1>ChannelsPage</h1>;
}
