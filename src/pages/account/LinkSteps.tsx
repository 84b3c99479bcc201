import { PageLoading } from '~/parts/PageLoading';
import { ButtonLink } from '~/ui/Button';

/**
 * Stands where the form will be, until the address has been looked at for the link; where the
 * scripts that do so wait for a touch, asks for one.
 */
export const LinkCheck = ({ text }: { text: string }) => (
  <div data-needs-js="">
    <PageLoading label={text} />
  </div>
);

/** Where to go once the link has done its work, or does not work any more. */
export const LinkEnd = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={href} size="l" wide>
    {label}
  </ButtonLink>
);
