import { site } from '../site';
import type { PageWords } from './words';

export const contactHead: PageWords = {
  title: `Contact Us by Chat or Email | ${site.name}`,
  description: `Questions before you buy, or trouble with a device? Reach ${site.name} at any hour by chat, email or phone. A person will answer you.`,
};
