import { site } from '../site';
import type { PageWords } from './words';

export const confirmEmailHead: PageWords = {
  title: `Confirm Your Email | ${site.name}`,
  description: `Confirm your email address, and your ${site.name} account is ready to use.`,
};
