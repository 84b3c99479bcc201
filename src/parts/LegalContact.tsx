import { legalWords } from '~/content/legal';
import { site } from '~/content/site';
import { Icon } from '~/ui/Icon';
import * as css from './LegalContact.module.css';

/** Whom to ask: by email, or on the contact page. */
export function LegalContact() {
  const { heading, text, emailLabel, link } = legalWords.contact;
  return (
    <section className={css.root}>
      <h2 className={css.heading}>{heading}</h2>
      <p>{text}</p>
      <ul className={css.links}>
        <li>
          <a className={css.link} href={`mailto:${site.email}`}>
            <Icon name="mail" size={20} />
            {emailLabel}
          </a>
        </li>
        <li>
          <a className={css.link} href={link.href}>
            <Icon name="arrowRight" size={20} />
            {link.label}
          </a>
        </li>
      </ul>
    </section>
  );
}
