import { site } from '../site';
import type { PageWords } from './words';

export const aboutHead: PageWords = {
  title: `About Us: Plain-Spoken Internet TV | ${site.name}`,
  description: `Who stands behind ${site.name}, what we are working towards, and the four values we hold ourselves to when you ask, buy, watch and leave.`,
};
