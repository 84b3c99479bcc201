import { contactPage } from '~/content/contact';
import { contactHead } from '~/content/heads/contact';
import { paths } from '~/content/paths';
import { PageHeader } from '~/ui/PageHeader';
import { ContactForm } from './contact/ContactForm';
import { ContactInfo } from './contact/ContactInfo';
import { WithoutScripts } from './contact/WithoutScripts';
import * as css from './ContactPage.module.css';

export const head = () => ({ ...contactHead, path: paths.contact });

export default function ContactPage() {
  return (
    <>
      <PageHeader heading={contactPage.heading} lead={contactPage.intro} />
      <div className={css.root}>
        <div className={css.inner}>
          <section className={css.form}>
            <h2 className={css.heading}>{contactPage.form.heading}</h2>
            <ContactForm />
            <WithoutScripts />
          </section>
          <ContactInfo />
        </div>
      </div>
    </>
  );
}
