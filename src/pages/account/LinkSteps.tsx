import { ButtonLink } from '~/ui/Button';
import * as css from './LinkSteps.module.css';

/** Stands where the form will be, until the address has been looked at for the link. */
export const LinkCheck = ({ text }: { text: string }) => (
  <p className={css.checking} role="status" data-needs-js="">
    {text}
  </p>
);

/** Where to go once the link has done its work, or does not work any more. */
export const LinkEnd = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={href} size="l" wide>
    {label}
  </ButtonLink>
);
