/**
 * The review wall: sixteen drawn pictures in static/pictures/reviews, their words in `reviewQuotes`.
 * Their `text-rendering` has browsers lay the letters out once, not again at the size they are
 * painted in.
 */
import type { ReviewImage } from '~/domain/entities';
import { reviewQuotes } from './reviewQuotes';
import { site, trustPlatform } from './site';

const IMAGE_WIDTH = 360;
const IMAGE_HEIGHTS = [420, 360, 480, 400] as const;

export const reviewImages: readonly ReviewImage[] = reviewQuotes.map((quote, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    id: `review-${number}`,
    imageUrl: `/pictures/reviews/${number}.svg`,
    altText: `Sample review by ${quote.name}, ${quote.stars} stars: ${quote.title}. ${quote.text}`,
    width: IMAGE_WIDTH,
    height: IMAGE_HEIGHTS[index % IMAGE_HEIGHTS.length] ?? IMAGE_HEIGHTS[0],
  };
});

const homeReviewCount = 6;
export const stripShown = 4;
export const stripReviews = reviewImages.slice(0, homeReviewCount);

const { figures } = site;

export const reviewsPage = {
  heading: 'Customer reviews',
  intro: 'Pictures of what customers have written about us, the four-star ones included.',
  wallLabel: 'Review screenshots',
  more: 'These are sixteen of them. The rest, kind and unkind, are on the platform itself.',
  platform: {
    heading: `Rated ${figures.rating} on ${trustPlatform.name}`,
    text: `Reviews are collected on ${trustPlatform.name}, where we cannot edit or remove them. Read the rest there before you decide.`,
    link: { href: trustPlatform.url, label: `View all reviews on ${trustPlatform.name}` },
  },
  starsLabel: (stars: number) => `${stars} out of ${figures.maxRating} stars`,
  disclaimer: 'Sample reviews: the people and their words are made up for this demonstration.',
} as const;
