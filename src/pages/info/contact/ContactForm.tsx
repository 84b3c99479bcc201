import { useLayoutEffect } from 'react';
import { contactPage } from '~/content/contact';
import { contactSent } from '~/content/contactSent';
import { keepMessage, readMessage } from '~/data/contactMessage';
import { validateContact, type ContactForm as Values } from '~/domain/accountValidation';
import type { FieldError } from '~/domain/fieldRules';
import { readFields } from '~/lib/formFields';
import { useForm } from '~/lib/useForm';
import { FormAlert } from '~/parts/FormAlert';
import { shared } from '~/state/shared';
import { toast } from '~/state/toasts';
import { Button } from '~/ui/Button';
import { TextArea, TextField } from '~/ui/Field';
import * as css from './ContactForm.module.css';

const words = contactPage.form;
const initial: Values = { name: '', email: '', subject: '', message: '' };

/** For whoever looks something up on another page and comes back; the tab keeps it over a reload. */
const typed = shared<Values | null>(null);

function keep(values: Values | null): void {
  typed.write(values);
  keepMessage(values);
}

const explain = (field: keyof Values, fault: FieldError): string =>
  fault === 'invalid-email' ? contactPage.errors.emailFormat : contactPage.errors[field];

/** Checks what was written and thanks for it; nothing is sent anywhere. */
export function ContactForm() {
  const form = useForm({
    id: 'contact',
    initial,
    validate: validateContact,
    explain,
    submit: () => {
      toast(contactSent);
      form.reset();
      keep(null);
    },
    onChange: keep,
  });
  // what was typed before the scripts ran must stay, and be kept as what is typed later
  useLayoutEffect(() => {
    const { current: element } = form.props.ref;
    const held = element ? Object.entries(readFields(element, initial)) : [];
    const early = held.filter(([, text]) => text);
    const kept = typed.read() ?? readMessage();
    if (kept || early.length) form.fill({ ...kept, ...Object.fromEntries(early) });
  }, []);

  return (
    <form {...form.props} className={css.root} data-needs-js="">
      <FormAlert failure={form.failure} />
      <div className={css.pair}>
        <TextField
          {...form.field('name')}
          label={words.name.label}
          placeholder={words.name.placeholder}
          autoComplete="name"
          aria-required
        />
        <TextField
          {...form.field('email')}
          label={words.email.label}
          placeholder={words.email.placeholder}
          type="email"
          autoComplete="email"
          aria-required
        />
      </div>
      <TextField
        {...form.field('subject')}
        label={words.subject.label}
        placeholder={words.subject.placeholder}
        optional
      />
      <TextArea
        {...form.field('message')}
        label={words.message.label}
        placeholder={words.message.placeholder}
        rows={6}
        aria-required
      />
      <div className={css.send}>
        <Button type="submit" size="l">
          {words.button}
        </Button>
        <p className={css.note}>{words.note}</p>
      </div>
    </form>
  );
}
