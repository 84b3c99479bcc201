import { site } from '../site';
import type { PageWords } from './words';

export const termsHead: PageWords = {
  title: `Terms & Conditions of Service | ${site.name}`,
  description: `The terms for using ${site.name}: free trial, plans and payment, simultaneous connections, acceptable use, availability, cancelling and refunds.`,
};
