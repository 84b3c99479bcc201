import { packagesPage } from '~/content/plans';
import { site } from '~/content/site';
import { PaymentMark } from '~/ui/PaymentMark';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './Payments.module.css';

const { heading, text } = packagesPage.payments;

export function Payments() {
  return (
    <Section heading={heading} tone="sunken">
      <ul className={css.marks}>
        {site.payments.map(({ name, icon }) => (
          <li key={name}>
            <PaymentMark name={icon} size={44} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </Section>
  );
}
