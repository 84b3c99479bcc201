import { aboutPage } from '~/content/about';
import { Section } from '~/ui/Section';
import * as css from './Values.module.css';

export function Values() {
  return (
    <Section heading={aboutPage.valuesHeading} tone="sunken">
      <ul>
        {aboutPage.values.map(({ title, text }) => (
          <li key={title} className={css.row}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
