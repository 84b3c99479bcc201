import { site } from '../site';
import type { PageWords } from './words';

export const signupHead: PageWords = {
  title: `Create Your Free Account | ${site.name}`,
  description: `Create a free ${site.name} account with your name and email address. Keep your plan, your devices and your viewing history together in one place.`,
};
