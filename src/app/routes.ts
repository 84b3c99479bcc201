import {
  formsNeedCode,
  hasArticles,
  mayBeSignedIn,
  whenArticlesStored,
  whenFormsNeedCode,
} from '~/data/hints';
import type { Params, Route } from './page';

/** The posts that ship stand in the page; a database may hold others at any time. */
const blog = SUPABASE_URL ? {} : { wakes: { now: hasArticles, when: whenArticlesStored } };

/** The code of a form comes once somebody turns to it. */
const form = {
  wakes: { now: formsNeedCode, when: whenFormsNeedCode, isForm: true },
} as const;

/** Adds to a member's watch history. A line that is lost there is not worth a message. */
const noteWatched = (params: Params) => {
  if (!mayBeSignedIn()) return;
  import('~/pages/content/watched').then(({ note }) => note(params)).catch(() => undefined);
};

const customer = { guard: 'customer', loadGuard: () => import('./account/CustomerGuard') } as const;
const staff = { guard: 'staff', loadFrame: () => import('./admin/StaffFrame') } as const;

/** Every address of the product, in one table. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/' },
  { id: 'channels', path: '/channels', load: () => import('~/pages/info/ChannelsPage') },
  { id: 'packages', path: '/packages' },
  { id: 'about', path: '/about' },
  { id: 'contact', path: '/contact', load: () => import('~/pages/info/ContactPage') },
  { id: 'faq', path: '/faq', load: () => import('~/pages/info/FaqPage') },
  { id: 'reviews', path: '/reviews' },
  { id: 'terms', path: '/terms' },
  { id: 'privacy', path: '/privacy' },
  { id: 'blog', path: '/blog', load: () => import('~/pages/blog/BlogPage'), ...blog },
  {
    id: 'blog-post',
    path: '/blog/:slug',
    load: () => import('~/pages/blog/BlogPostPage'),
    ...blog,
  },
  {
    id: 'content',
    path: '/content/:contentId',
    load: () => import('~/pages/content/ContentPage'),
    isDrawn: true,
    whenShown: noteWatched,
  },
  { id: 'login', path: '/login', load: () => import('~/pages/account/LoginPage'), ...form },
  { id: 'signup', path: '/signup', load: () => import('~/pages/account/SignupPage'), ...form },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    load: () => import('~/pages/account/ForgotPasswordPage'),
    ...form,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    load: () => import('~/pages/account/ResetPasswordPage'),
  },
  {
    id: 'confirm-email',
    path: '/confirm-email',
    load: () => import('~/pages/account/ConfirmEmailPage'),
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    load: () => import('~/pages/account/DashboardPage'),
    ...customer,
  },
  {
    id: 'admin-login',
    path: '/admin/login',
    load: () => import('~/pages/admin/AdminLoginPage'),
    ...form,
  },
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

export const notFoundRoute: Route = { id: 'not-found', path: '' };

/** Stands in for pages that neither the network nor the browser has. */
export const offlineRoute: Route = { id: 'offline', path: '' };

/** Stands in for pages that only a browser can make, until it has made them. */
export const shellRoute: Route = { id: 'shell', path: '' };

/** Stands in for those whose document draws them. */
export const sampleRoute: Route = { id: 'sample', path: '' };
