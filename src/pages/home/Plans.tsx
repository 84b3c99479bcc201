import { plansSection } from '~/content/home';
import { PlanCards } from '~/parts/PlanCards';
import { MoreLink } from '~/ui/MoreLink';
import { Section } from '~/ui/Section';

export function Plans() {
  return (
    <Section id="plans" heading={plansSection.heading} lead={plansSection.lead} layout="stack">
      <PlanCards />
      <MoreLink href={plansSection.link.href}>{plansSection.link.label}</MoreLink>
    </Section>
  );
}
