import { isEmbedded } from '../mode';

export const adminDashboard = {
  heading: 'Dashboard',
  totalArticles: 'Total Articles',
  published: 'Published',
  drafts: 'Drafts',
  totalUsers: 'Total Users',
  activityHeading: 'Recent Activity',
  activityPlaceholder: 'Recent activity will appear here.',
  activity: (actor: string, verb: string, kind: string, name: string) =>
    `${actor || 'Someone'} ${verb} the ${kind} “${name}”`,
  /** Where the data is. */
  storage: isEmbedded
    ? 'Articles, channels and users live in this browser’s local storage only. This is not production-grade.'
    : 'Articles, channels and users are stored in the database, for all staff alike.',
} as const;
