import { site } from '../site';
import type { PageWords } from './words';

export const resetPasswordHead: PageWords = {
  title: `Choose a New Password | ${site.name}`,
  description: `Choose a new password for your ${site.name} account, then log in with it.`,
};
