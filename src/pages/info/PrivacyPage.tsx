import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { privacy } from '~/content/privacy';
import { LegalPage } from '~/parts/LegalPage';

export const head = () => ({ ...pages['/privacy'], path: paths.privacy });

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
