import { features } from '~/content/home';
import { TopicIcon } from '~/ui/TopicIcon';
import { Section } from '~/ui/Section';
import * as css from './Features.module.css';

export function Features() {
  return (
    <Section heading={features.heading} lead={features.lead}>
      <ul className={css.grid}>
        {features.items.map(({ icon, title, text }) => (
          <li key={title}>
            <h3 className={css.title}>
              <TopicIcon name={icon} className={css.icon} />
              {title}
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
