import type { ReactNode } from 'react';
import { contentPage } from '~/content/samples';
import { Section } from '~/ui/Section';
import { Similar } from './Similar';

interface Props {
  comments: ReactNode;
  similar: ReactNode;
}

/** All of the page that follows its banner and overview. */
export const Rest = ({ comments, similar }: Props) => (
  <>
    <Section heading={contentPage.reviewsHeading}>{comments}</Section>
    <Similar>{similar}</Similar>
  </>
);
