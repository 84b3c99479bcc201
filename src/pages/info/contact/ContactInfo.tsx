import type { ReactNode } from 'react';
import { contactPage } from '~/content/contact';
import { site } from '~/content/site';
import { phoneLink } from '~/domain/phoneLink';
import { Button } from '~/ui/Button';
import { Icon, type IconName } from '~/ui/Icon';
import { MoreLink } from '~/ui/MoreLink';
import * as css from './ContactInfo.module.css';

const { info, chat, faq } = contactPage;

/** Ways to reach a person that are not the form. */
export function ContactInfo() {
  return (
    <div className={css.root} data-below="">
      <section>
        <h2 className={css.heading}>{info.heading}</h2>
        <dl>
          <Row icon="mail" label={info.emailLabel}>
            <a className={css.link} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </Row>
          <Row icon="phone" label={info.phoneLabel}>
            <a className={css.link} href={phoneLink(site.phone)}>
              {site.phone}
            </a>
          </Row>
          <Row icon="clock" label={info.hoursLabel}>
            {info.hours}
          </Row>
        </dl>
      </section>
      <section data-needs-js="">
        <h2 className={css.heading}>{chat.heading}</h2>
        <p className={css.text}>{chat.text}</p>
        <Button variant="secondary" disabled className={css.chat}>
          <Icon name="chat" size={20} />
          {chat.button}
        </Button>
      </section>
      <section>
        <h2 className={css.heading}>{faq.heading}</h2>
        <p className={css.text}>{faq.text}</p>
        <MoreLink href={faq.link.href}>{faq.link.label}</MoreLink>
      </section>
    </div>
  );
}

interface RowProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
  return (
    <div className={css.row}>
      <dt className={css.label}>
        <Icon name={icon} size={20} className={css.icon} />
        {label}
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
