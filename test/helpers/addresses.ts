/** The addresses that tests visit, from the product's own table. */
import { routes } from '~/app/routes';
import { shippedPosts } from '~/content/blog';

const plain = routes.filter(({ path }) => !path.includes(':'));

/** Pages that stand ready in the built site and that everybody may see. */
export const publicPages: readonly string[] = [
  ...plain.filter(({ guard }) => !guard).map(({ path }) => path),
  ...shippedPosts.map(({ slug }) => `/blog/${slug}`),
];

/** Pages that show themselves only to who is signed in. */
export const guardedPages: readonly string[] = plain
  .filter(({ guard }) => guard)
  .map(({ path }) => path);

/** Pages that their document draws, whatever their address. */
export const drawn: readonly string[] = ['/content/night-train'];

/** Pages about somebody's account, of no use to a search engine. */
export const accountPages: readonly string[] = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/admin/login',
  ...guardedPages,
];
