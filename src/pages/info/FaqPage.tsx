import { faqCategories, faqPage } from '~/content/faq';
import { faqHead } from '~/content/heads/faq';
import { paths } from '~/content/paths';
import { CallToAction } from '~/parts/CallToAction';
import { Accordion } from '~/ui/Accordion';
import { ButtonLink } from '~/ui/Button';
import { PageHeader } from '~/ui/PageHeader';
import { Section } from '~/ui/Section';
import { CategoryNav } from './faq/CategoryNav';
import { useLinkedItem } from './faq/useLinkedItem';

export const head = () => ({ ...faqHead, path: paths.faq });

const { heading, intro, contact, questionCount } = faqPage;

export default function FaqPage() {
  useLinkedItem();
  return (
    <>
      <PageHeader heading={heading} lead={intro}>
        <CategoryNav />
      </PageHeader>
      {faqCategories.map((category) => (
        <Section
          key={category.id}
          id={category.id}
          heading={category.heading}
          lead={questionCount(category.items.length)}
        >
          <Accordion
            name="faq"
            items={category.items.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            }))}
          />
        </Section>
      ))}
      <CallToAction heading={contact.heading} text={contact.text}>
        <ButtonLink size="l" href={contact.link.href}>
          {contact.link.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
