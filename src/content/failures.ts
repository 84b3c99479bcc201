import { networkFailure } from './networkFailure';

/** Words in the place of a page that failed: part of every page, because the network may be gone. */
export const loadFailure = {
  heading: 'This page did not load',
  text: 'Your connection may have dropped for a moment. Nothing you entered elsewhere is lost.',
  retry: 'Try again',
  home: { href: '/', label: 'Go to the home page' },
} as const;

/** After a deploy, when files of the version on screen are gone. */
export const newVersion = {
  heading: 'A new version of this site is here',
  text: 'Part of the page you asked for belongs to it. Reload to go on.',
  reload: 'Reload',
} as const;

/** Above a page that stays, though not all that was asked for could be fetched. */
export const loadNotes = {
  unreachable: {
    heading: 'Not all of this page has loaded',
    text: 'Your connection may have dropped for a moment. What stands here can be read.',
    reload: loadFailure.retry,
  },
  /** Once somebody turns to a form whose code does not come. */
  form: {
    heading: 'This form has not loaded',
    text: networkFailure,
    reload: loadFailure.retry,
  },
  outdated: newVersion,
  unsaved: { ...newVersion, text: 'Something on this page is not saved. Save it, then reload.' },
} as const;

export const crash = {
  heading: 'Something went wrong',
  text: 'The fault is ours. Reloading the page usually helps; if it does not, please tell us.',
  reload: 'Reload the page',
  contact: { href: '/contact', label: 'Contact us' },
  download: 'Download unsaved text',
  reference: 'Error reference:',
  noted: (id: string) => ({
    title: 'Something went wrong',
    description: `The fault is ours. If it stays, please tell us. Error reference: ${id}`,
    variant: 'destructive' as const,
  }),
} as const;
