import { plansSection } from '~/content/home';
import { packagesHead } from '~/content/heads/packages';
import { paths } from '~/content/paths';
import { packagesPage } from '~/content/plans';
import { CallToAction } from '~/parts/CallToAction';
import { PlanCards } from '~/parts/PlanCards';
import { ButtonLink } from '~/ui/Button';
import { PageHeader } from '~/ui/PageHeader';
import { Section } from '~/ui/Section';
import { OfferBanner } from './packages/OfferBanner';
import { Payments } from './packages/Payments';

export const head = () => ({ ...packagesHead, path: paths.packages });

const { heading, intro, help } = packagesPage;

export default function PackagesPage() {
  return (
    <>
      <PageHeader heading={heading} lead={intro} />
      <OfferBanner />
      <Section heading={plansSection.heading} lead={plansSection.lead} layout="stack">
        <PlanCards showAllFeatures />
      </Section>
      <Payments />
      <CallToAction heading={help.heading} text={help.text}>
        <ButtonLink size="l" href={help.faq.href}>
          {help.faq.label}
        </ButtonLink>
        <ButtonLink variant="secondary" size="l" href={help.contact.href}>
          {help.contact.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
