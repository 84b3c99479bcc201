import { aboutPage } from '~/content/about';
import { Avatar } from '~/ui/Avatar';
import { Section } from '~/ui/Section';
import * as css from './Team.module.css';

export function Team() {
  return (
    <Section id="team" heading={aboutPage.teamHeading} lead={aboutPage.teamNote}>
      <ul>
        {aboutPage.team.map(({ name, role, initials, line }) => (
          <li key={name} className={css.member}>
            <Avatar initials={initials} />
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.role}>{role}</p>
            </div>
            <p className={css.line}>{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
