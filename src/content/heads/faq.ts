import { site } from '../site';
import type { PageWords } from './words';

export const faqHead: PageWords = {
  title: `FAQs: Trial, Billing and Set-up | ${site.name}`,
  description:
    'Short answers about the free trial, payments, connections, devices, catch-up and broadband speed, sorted into general, billing and technical questions.',
};
