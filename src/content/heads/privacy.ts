import { site } from '../site';
import type { PageWords } from './words';

export const privacyHead: PageWords = {
  title: `Privacy Policy and Your Rights | ${site.name}`,
  description: `How ${site.name} handles personal data under the UK GDPR: what we collect, what stays in your browser, chat links, how long we keep it and your rights.`,
};
