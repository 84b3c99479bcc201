/** Shape and shared words of the legal pages; the texts are in `./terms` and `./privacy`. */
import { site } from './site';

interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export interface LegalDocument {
  title: string;
  /** ISO date. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
}

export const legalWords = {
  placeholder: 'Placeholder text: to be reviewed by a solicitor before the service goes live.',
  updated: 'Last updated',
  contents: 'On this page',
  contact: {
    heading: 'Questions about this page?',
    text: `Email ${site.email} or use our contact page.`,
    emailLabel: `Email ${site.email}`,
    link: { href: '/contact', label: 'Contact us' },
  },
} as const;
