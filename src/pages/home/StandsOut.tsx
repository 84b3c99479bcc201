import { standsOut } from '~/content/home';
import { TopicIcon } from '~/ui/TopicIcon';
import { Section } from '~/ui/Section';
import * as css from './StandsOut.module.css';

export function StandsOut() {
  return (
    <Section heading={standsOut.heading}>
      <ul>
        {standsOut.items.map(({ icon, title, text }) => (
          <li key={title} className={css.row}>
            <TopicIcon name={icon} className={css.icon} />
            <h3>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
