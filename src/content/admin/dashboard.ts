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
} as const;
