import { devices } from '~/content/homeLists';
import { TopicIcon } from '~/ui/TopicIcon';
import { MoreLink } from '~/ui/MoreLink';
import { Section } from '~/ui/Section';
import * as css from './Devices.module.css';

export function Devices() {
  return (
    <Section heading={devices.heading} lead={devices.lead}>
      <ul className={css.grid}>
        {devices.items.map(({ name, icon }) => (
          <li key={name} className={css.item}>
            <TopicIcon name={icon} className={css.icon} />
            {name}
          </li>
        ))}
      </ul>
      <p className={css.note}>{devices.note}</p>
      <MoreLink href={devices.link.href}>{devices.link.label}</MoreLink>
    </Section>
  );
}
