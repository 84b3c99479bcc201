import { paths } from './paths';

/** In the place of a page that is not kept on the device, while there is no network. */
export const offlinePage = {
  title: 'No Connection',
  heading: 'No connection at the moment',
  text: 'This page is not kept on this device, so it has to wait until the connection is back.',
  retry: 'Try again',
  keptHeading: 'What you can read meanwhile',
  /** Stands in the list until the worker fills it. */
  home: { href: paths.home, label: 'Home' },
} as const;

/** Pages that are kept on a visitor's device, opened or not; the one for what is not kept leads. */
export const keptPages = [paths.offline, paths.packages, paths.faq, paths.contact] as const;
