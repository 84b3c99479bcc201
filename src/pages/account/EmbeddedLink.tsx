import { forgotPage } from '~/content/account/forgot';
import { ButtonLink } from '~/ui/Button';
import * as css from './EmbeddedLink.module.css';

/** Stands in for the e-mail where the site sends none. */
export function EmbeddedLink({ href }: { href: string }) {
  return (
    <div className={css.root}>
      <p>{forgotPage.embeddedNote}</p>
      <ButtonLink href={href} wide size="l">
        {forgotPage.embeddedLink}
      </ButtonLink>
    </div>
  );
}
