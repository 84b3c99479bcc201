import type { Route } from './page';

const staff = { guard: 'staff', loadFrame: () => import('~/layout/admin/AdminFrame') } as const;

/** Every address of the product, in one table. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', load: () => import('~/pages/home/HomePage') },
  { id: 'channels', path: '/channels', load: () => import('~/pages/info/ChannelsPage') },
  { id: 'packages', path: '/packages', load: () => import('~/pages/info/PackagesPage') },
  { id: 'about', path: '/about', load: () => import('~/pages/info/AboutPage') },
  { id: 'contact', path: '/contact', load: () => import('~/pages/info/ContactPage') },
  { id: 'faq', path: '/faq', load: () => import('~/pages/info/FaqPage') },
  { id: 'reviews', path: '/reviews', load: () => import('~/pages/info/ReviewsPage') },
  { id: 'terms', path: '/terms', load: () => import('~/pages/info/TermsPage') },
  { id: 'privacy', path: '/privacy', load: () => import('~/pages/info/PrivacyPage') },
  { id: 'blog', path: '/blog', load: () => import('~/pages/blog/BlogPage') },
  { id: 'blog-post', path: '/blog/:slug', load: () => import('~/pages/blog/BlogPostPage') },
  { id: 'content', path: '/content/:contentId', load: () => import('~/pages/content/ContentPage') },
  { id: 'login', path: '/login', load: () => import('~/pages/account/LoginPage') },
  { id: 'signup', path: '/signup', load: () => import('~/pages/account/SignupPage') },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    load: () => import('~/pages/account/ForgotPasswordPage'),
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    load: () => import('~/pages/account/ResetPasswordPage'),
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    load: () => import('~/pages/account/DashboardPage'),
    guard: 'customer',
  },
  { id: 'admin-login', path: '/admin/login', load: () => import('~/pages/admin/AdminLoginPage') },
  { id: 'admin', path: '/admin', load: () => import('~/pages/admin/AdminIndexPage'), ...staff },
  {
    id: 'admin-dashboard',
    path: '/admin/dashboard',
    load: () => import('~/pages/admin/AdminDashboardPage'),
    ...staff,
  },
  {
    id: 'admin-articles',
    path: '/admin/articles',
    load: () => import('~/pages/admin/ArticlesPage'),
    ...staff,
  },
  {
    id: 'admin-new-article',
    path: '/admin/articles/new',
    load: () => import('~/pages/admin/NewArticlePage'),
    ...staff,
  },
  {
    id: 'admin-edit-article',
    path: '/admin/articles/edit/:id',
    load: () => import('~/pages/admin/EditArticlePage'),
    ...staff,
  },
  {
    id: 'admin-users',
    path: '/admin/users',
    load: () => import('~/pages/admin/UsersPage'),
    ...staff,
  },
  {
    id: 'admin-channels',
    path: '/admin/channels',
    load: () => import('~/pages/admin/ChannelsPage'),
    ...staff,
  },
  {
    id: 'admin-settings',
    path: '/admin/settings',
    load: () => import('~/pages/admin/SettingsPage'),
    ...staff,
  },
];

export const notFoundRoute: Route = {
  id: 'not-found',
  path: '',
  load: () => import('~/pages/info/NotFoundPage'),
};

/** Stands in for pages that only a browser can make, until it has made them. */
export const shellRoute: Route = {
  id: 'shell',
  path: '',
  load: () => import('~/pages/info/ShellPage'),
};
