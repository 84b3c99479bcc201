import type { PageModule } from './page';

/** Pages that need no scripts, by id of their route: rendered at build time, and never fetched. */
export const stillPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  home: () => import('~/pages/home/HomePage'),
  packages: () => import('~/pages/info/PackagesPage'),
  about: () => import('~/pages/info/AboutPage'),
  reviews: () => import('~/pages/info/ReviewsPage'),
  terms: () => import('~/pages/info/TermsPage'),
  privacy: () => import('~/pages/info/PrivacyPage'),
  offline: () => import('~/pages/info/OfflinePage'),
  'not-found': () => import('~/pages/info/NotFoundPage'),
  shell: () => import('~/pages/info/ShellPage'),
  sample: () => import('~/pages/content/SamplePage'),
};
