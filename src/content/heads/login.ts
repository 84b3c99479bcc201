import { site } from '../site';
import type { PageWords } from './words';

export const loginHead: PageWords = {
  title: `Log In to Your Account | ${site.name}`,
  description: `Log in to your ${site.name} account to see your subscription, the devices in use, your next payment date and what you watched most recently.`,
};
