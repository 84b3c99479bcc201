import { site } from '../site';
import type { PageWords } from './words';

export const confirmEmailHead: PageWords = {
  title: `Confirm Your Email | ${site.name}`,
  description: `Opened the link from our welcome email? Confirm your address here, and your ${site.name} account is ready to use.`,
};
