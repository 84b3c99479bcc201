/** The posts that ship with the site, newest first, without their bodies: see `bodies.ts`. */
import type { BlogSummary } from '~/domain/entities';

export const samplePosts: readonly BlogSummary[] = [
  {
    slug: 'get-more-from-catch-up-and-the-tv-guide',
    title: 'Get More from Catch-up and the TV Guide',
    date: '2026-01-15',
    excerpt:
      'Favourites, reminders and going back four days: how to find the right programme before the tea goes cold.',
    imageUrl: '/pictures/catch-up-guide.svg',
    imageDescription: 'A drawn TV guide with an arrow that leads back to an earlier programme',
    tags: ['guide', 'catch-up', 'tips'],
    readTime: 3,
    authorName: 'Rhian Pryce',
  },
  {
    slug: 'how-much-broadband-speed-you-need',
    title: 'How Much Broadband Speed You Need',
    date: '2025-11-24',
    excerpt:
      'What HD and 4K really ask of your line, how to measure it on the sofa, and five fixes that cost nothing or little.',
    imageUrl: '/pictures/broadband-speed.svg',
    imageDescription: 'A drawn speed dial near the top of its scale, above a row of the TV guide',
    tags: ['streaming', 'broadband', 'tips'],
    readTime: 3,
    authorName: 'Daniel Okafor',
  },
  {
    slug: 'set-up-on-a-fire-tv-stick',
    title: 'Set Up on a Fire TV Stick',
    date: '2025-10-06',
    excerpt:
      'From an empty HDMI socket to your first channel in about fifteen minutes, one step at a time.',
    imageUrl: '/pictures/fire-tv-stick.svg',
    imageDescription:
      'A drawn streaming stick about to be plugged into a television that shows a guide',
    tags: ['setup', 'guide', 'firestick'],
    readTime: 3,
    authorName: 'Amelia Hart',
  },
];

/**
 * The three articles that a fresh browser's storage starts with. Their pictures stay where they
 * are: browsers have stored the addresses.
 */
export const seedPosts = [
  {
    slug: 'iptv-versus-traditional-tv',
    title: 'IPTV Versus Traditional TV',
    date: '2025-09-29T09:00:00.000Z',
    excerpt:
      'Aerial, dish, cable or broadband: where each one is ahead, what stays the same, and why you may want two.',
    imageUrl: '/blog/seed-3.svg',
    imageDescription:
      'A drawn roof aerial on the left and a TV guide on the right, parted by one line',
    tags: ['iptv', 'streaming', 'broadband'],
    readTime: 6,
    authorName: 'Amelia Hart',
  },
  {
    slug: 'how-to-choose-an-iptv-provider',
    title: 'How to Choose an IPTV Provider',
    date: '2025-09-15T09:00:00.000Z',
    excerpt:
      'Seven questions to ask before you pay anyone, how to make the most of a trial, and how to read reviews with care.',
    imageUrl: '/blog/seed-2.svg',
    imageDescription: 'A drawn magnifying glass over a TV guide, with one ticked slot in its lens',
    tags: ['guide', 'iptv', 'tips'],
    readTime: 7,
    authorName: 'Amelia Hart',
  },
  {
    slug: 'iptv-basics-how-internet-television-works',
    title: 'IPTV Basics: How Internet Television Works',
    date: '2025-09-01T09:00:00.000Z',
    excerpt:
      'What happens between a broadcaster and your sofa, what you need at home, and the five words worth knowing.',
    imageUrl: '/blog/seed-1.svg',
    imageDescription: 'A drawn globe that sends small parcels along a line to a television',
    tags: ['guide', 'iptv', 'streaming'],
    readTime: 5,
    authorName: 'Amelia Hart',
  },
] as const satisfies readonly BlogSummary[];

export const shippedPosts: readonly BlogSummary[] = SUPABASE_URL
  ? samplePosts
  : [...samplePosts, ...seedPosts];

export const blogPage = {
  heading: 'Blogs',
  intro: 'Set-up guides, honest comparisons and small tips for better evenings.',
  readMore: 'Read More',
  /** Completes 'Read More' for screen readers. */
  readMoreAbout: (title: string) => `about ${title}`,
  readTime: (minutes: number) => `${minutes} min read`,
  empty: 'No articles found.',
} as const;

export const blogPostPage = {
  backToBlogs: 'Back to Blogs',
  by: 'By',
  published: 'Published',
  tagsLabel: 'Tags',
  edit: 'Edit',
  relatedHeading: 'Related articles',
  loading: 'Loading article...',
  trial: {
    heading: 'Rather see it than read about it?',
    text: 'Try every channel for a day. No card needed.',
    button: 'Start your free trial',
  },
  notFound: {
    title: 'Post Not Found',
    text: 'The blog post you are looking for does not exist.',
  },
} as const;
