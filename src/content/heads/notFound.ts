import { site } from '../site';
import type { PageWords } from './words';

export const notFoundHead: PageWords = {
  title: `Page Not Found: Nothing On Here | ${site.name}`,
  description: `This page of ${site.name} does not exist or has moved. Go back to the home page, look through the channels, or compare the three packages.`,
};
