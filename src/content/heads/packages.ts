import { site } from '../site';
import type { PageWords } from './words';

export const packagesHead: PageWords = {
  title: `Packages and Prices from £10 | ${site.name}`,
  description:
    'Compare three plans: one month for £10, six months for £30, or twelve months for £55. Every channel is in every plan. Pay by card or PayPal.',
};
