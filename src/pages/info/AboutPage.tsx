import { aboutPage } from '~/content/about';
import { aboutHead } from '~/content/heads/about';
import { paths } from '~/content/paths';
import { CallToAction } from '~/parts/CallToAction';
import { ButtonLink } from '~/ui/Button';
import { PageHeader } from '~/ui/PageHeader';
import { Section } from '~/ui/Section';
import { Team } from './about/Team';
import { Values } from './about/Values';
import * as css from './AboutPage.module.css';

export const head = () => ({ ...aboutHead, path: paths.about });

const { heading, intro, mission, vision, close } = aboutPage;

export default function AboutPage() {
  return (
    <>
      <PageHeader heading={heading} lead={intro} />
      <Section heading={mission.heading}>
        <p className={css.statement}>{mission.text}</p>
      </Section>
      <Section heading={vision.heading}>
        <p className={css.statement}>{vision.text}</p>
      </Section>
      <Values />
      <Team />
      <CallToAction heading={close.heading} text={close.text}>
        <ButtonLink size="l" href={close.packages.href}>
          {close.packages.label}
        </ButtonLink>
        <ButtonLink variant="secondary" size="l" href={close.contact.href}>
          {close.contact.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
