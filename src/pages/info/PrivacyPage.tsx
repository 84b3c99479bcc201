import { privacyHead } from '~/content/heads/privacy';
import { paths } from '~/content/paths';
import { privacy } from '~/content/privacy';
import { LegalPage } from '~/parts/LegalPage';

export const head = () => ({ ...privacyHead, path: paths.privacy });

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
