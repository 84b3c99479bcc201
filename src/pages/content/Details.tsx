import type { ComponentProps, ReactNode } from 'react';
import { contentPage } from '~/content/samples';
import { Section } from '~/ui/Section';
import { Overview } from './Overview';
import { Similar } from './Similar';

interface Props extends ComponentProps<typeof Overview> {
  comments: ReactNode;
  similar: ReactNode;
}

/** All of the page that follows its banner. */
export const Details = ({ comments, similar, ...overview }: Props) => (
  <>
    <Overview {...overview} />
    <Section heading={contentPage.reviewsHeading}>{comments}</Section>
    <Similar>{similar}</Similar>
  </>
);
