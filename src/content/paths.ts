import { encodeText } from '~/domain/encodeText';

/** Apart, for a script that stands in a page and has no use for the others. */
export const contentPath = (id: string): string => `/content/${encodeText(id)}`;

/** The addresses that code leads to; texts spell out those of their links. */
export const paths = {
  home: '/',
  channels: '/channels',
  packages: '/packages',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  content: contentPath,
  terms: '/terms',
  privacy: '/privacy',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeText(slug)}`,
  reviews: '/reviews',
  feed: '/feed.xml',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminArticles: '/admin/articles',
  adminNewArticle: '/admin/articles/new',
  adminEditArticle: (id: string) => `/admin/articles/edit/${encodeText(id)}`,
  adminUsers: '/admin/users',
  adminChannels: '/admin/channels',
  adminSettings: '/admin/settings',
  /** The files that stand in for pages; a host may also serve them as they are. */
  notFound: '/404.html',
  offline: '/offline.html',
  shell: '/shell.html',
  sample: '/sample.html',
} as const;
