import { site, trustPlatform } from '../site';
import type { PageWords } from './words';

export const reviewsHead: PageWords = {
  title: `Customer Reviews, Rated ${site.figures.rating} out of 5 | ${site.name}`,
  description: `See sixteen pictures of what customers write about ${site.name}, four-star reviews included, and find the link to all reviews on ${trustPlatform.name}.`,
};
