import { termsHead } from '~/content/heads/terms';
import { paths } from '~/content/paths';
import { terms } from '~/content/terms';
import { LegalPage } from '~/parts/LegalPage';

export const head = () => ({ ...termsHead, path: paths.terms });

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
