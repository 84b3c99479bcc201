import { contactPage } from '~/content/contact';
import { site } from '~/content/site';
import { ChatLink } from '~/parts/ChatLink';
import { ButtonLink } from '~/ui/Button';
import * as css from './WithoutScripts.module.css';

/** In place of the form where scripts do not run. */
export function WithoutScripts() {
  const { text, chat } = contactPage.withoutScripts;
  return (
    <div data-without-js="">
      <p>{text}</p>
      <div className={css.root}>
        <ButtonLink href={`mailto:${site.email}`}>{site.email}</ButtonLink>
        <ChatLink button={{ variant: 'secondary' }}>{chat}</ChatLink>
      </div>
    </div>
  );
}
