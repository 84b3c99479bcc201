import type { ReactNode } from 'react';
import { footerColumns } from '~/content/footer';
import { copyright, type NavLink } from '~/content/navigation';
import { site } from '~/content/site';
import { phoneLink } from '~/domain/phoneLink';
import { Icon } from '~/ui/Icon';
import { PaymentMark } from '~/ui/PaymentMark';
import { SocialIcon } from '~/ui/SocialIcon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './Footer.module.css';

const { quickLinks, legal, contact, follow, payments } = footerColumns;

/** Drawn in the browser only after a document that has none, such as a page for staff. */
export function Footer() {
  return (
    <footer className={css.root} data-below="">
      <div className={css.columns}>
        <Column heading={quickLinks.heading}>
          <Links links={quickLinks.links} />
        </Column>
        <Column heading={legal.heading}>
          <Links links={legal.links} />
        </Column>
        <Column heading={contact.heading}>
          <ul>
            <li>
              <a className={css.link} href={`mailto:${site.email}`}>
                <Icon name="mail" size={18} />
                {site.email}
              </a>
            </li>
            <li>
              <a className={css.link} href={phoneLink(site.phone)}>
                <Icon name="phone" size={18} />
                {site.phone}
              </a>
            </li>
          </ul>
        </Column>
        <Column heading={follow.heading}>
          <ul className={css.row}>
            {follow.links.map(({ name, icon, href }) => (
              <li key={name}>
                <a className={css.social} href={href} aria-label={name}>
                  <SocialIcon name={icon} size={22} />
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <Column heading={payments.heading}>
          <ul className={css.row}>
            {site.payments.map(({ name, icon }) => (
              <li key={name} className={css.payment}>
                <PaymentMark name={icon} size={26} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <p className={css.copyright} data-copyright="">
        {copyright(new Date().getFullYear())}
      </p>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.column} data-below="">
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={css.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
