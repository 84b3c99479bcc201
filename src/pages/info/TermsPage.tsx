import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { terms } from '~/content/terms';
import { LegalPage } from '~/parts/LegalPage';

export const head = () => ({ ...pages['/terms'], path: paths.terms });

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
