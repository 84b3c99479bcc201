/** The things the product speaks of, as plain data. Dates are ISO 8601 strings in UTC. */

export const ROLES = ['Admin', 'Editor', 'Writer'] as const;
export type Role = (typeof ROLES)[number];

export const ARTICLE_STATUSES = ['Draft', 'Published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** A subscription as sold. `price` is in whole pounds. */
export interface Plan {
  id: string;
  name: string;
  price: number;
  originalPrice?: number;
  duration: string;
  connections: number;
  features: readonly string[];
  popular: boolean;
  offerText?: string;
  cta: string;
}

export interface Testimonial {
  name: string;
  feedback: string;
  initials: string;
}

/** A blog article. `readTime` is in whole minutes; `content` is raw HTML as typed. */
export interface Article {
  id: string;
  slug: string;
  /** Slugs the article had before; each still leads to it. */
  earlierSlugs: readonly string[];
  title: string;
  content: string;
  excerpt: string;
  status: ArticleStatus;
  tags: readonly string[];
  imageUrl: string;
  imageDescription: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  schemaMarkup: string;
  views: number;
  readTime: number;
  authorId: string;
  authorName: string;
  createdAt: string;
  updatedAt: string;
}

export interface Channel {
  id: string;
  name: string;
  category: string;
  streamUrl: string;
  logoUrl: string;
  isFeatured: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A member of staff as the admin lists show it; never carries a password. */
export interface StaffUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  updatedAt: string;
}

/** A person's profile. A customer has no role. */
export interface Profile {
  id: string;
  username: string;
  role: Role | null;
  email: string;
  updatedAt: string;
}

/** Who is signed in: the name is the username, else the e-mail address. */
export interface SessionUser {
  id: string;
  email: string;
  role: Role;
  name: string;
}

export interface Subscription {
  planName: string;
  status: string;
  nextPaymentDate: string;
  nextPaymentAmount: number;
  devicesUsed: number;
  maxDevices: number;
}

export interface UserComment {
  user: string;
  comment: string;
  /** Stars, 1 to 5. */
  rating: number;
  date: string;
}

/** A film or programme page; `rating` is out of 10. */
export interface ContentItem {
  id: string;
  title: string;
  description: string;
  type: string;
  genre: string;
  rating: number;
  releaseYear: number;
  streamUrl: string;
  imageUrl: string;
  similarContent: readonly { id: string; title: string }[];
  userComments: readonly UserComment[];
}

export interface ReviewImage {
  id: string;
  imageUrl: string;
  altText: string;
  width: number;
  height: number;
}

/** What the public blog's lists show of a post. `date` is an ISO date. */
export interface BlogSummary {
  slug: string;
  title: string;
  date: string;
  excerpt: string;
  imageUrl: string;
  imageDescription: string;
  tags: readonly string[];
  readTime: number;
  authorName: string;
}

/** A post as its own page shows it. */
export interface BlogPost extends BlogSummary {
  /** HTML of the body; a stored article's is raw, as typed, and sanitised only where it is shown. */
  content: string;
}
