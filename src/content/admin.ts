/** Headings, labels and buttons of the staff area. */
import type { ArticleStatus, Role } from '~/domain/entities';
import { site } from './site';

export const adminFrame = {
  title: 'Admin',
  homeLink: 'Admin home',
  navigation: 'Admin',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  userMenu: 'Open user menu',
  myAccount: (role: Role) => `My Account (${role})`,
  settings: 'Settings',
  logout: 'Logout',
  viewSite: 'View the website',
  avatarFallback: 'AD',
} as const;

/** For the head of each page; search engines never see them. */
export const adminPages = {
  login: page('Staff login'),
  dashboard: page('Dashboard'),
  articles: page('Articles'),
  newArticle: page('New article'),
  editArticle: page('Edit article'),
  users: page('Users'),
  channels: page('Channels'),
  settings: page('Settings'),
} as const;

function page(name: string): { title: string; description: string } {
  return { title: `${name} | ${site.name} Admin`, description: `The staff area of ${site.name}.` };
}

function articles(count: number): string {
  return `${count} ${count === 1 ? 'article' : 'articles'}`;
}

export const adminLinks = [
  { href: '/admin/dashboard', label: 'Dashboard', icon: 'dashboard', action: null },
  { href: '/admin/articles', label: 'Articles', icon: 'article', action: 'nav.articles' },
  { href: '/admin/channels', label: 'Channels', icon: 'channels', action: 'nav.channels' },
  { href: '/admin/users', label: 'Users', icon: 'users', action: 'nav.users' },
] as const;

export const adminLogin = {
  heading: 'Staff login',
  intro: 'For Admins and Editors.',
  email: 'Email',
  password: 'Password',
  button: 'Log in',
  busy: 'Logging in...',
  back: { text: 'Not staff?', href: '/', label: 'Back to the website' },
} as const;

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

/** What all lists of records share. */
export const adminList = {
  search: 'Search',
  clear: 'Clear search and filters',
  retry: 'Try again',
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  selection: 'Selected rows',
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} as const;

export const adminArticles = {
  heading: 'Articles',
  add: 'Add New Article',
  columns: ['Title', 'Status', 'Last Updated', 'Actions'],
  caption: 'Articles',
  searchHint: 'Title, excerpt, tag or author',
  count: (found: number, total: number) =>
    found === total ? articles(total) : `${found} of ${articles(total)}`,
  filters: {
    status: { label: 'Status', all: 'All statuses' },
    author: { label: 'Author', all: 'All authors', unknown: 'Unknown author' },
  },
  by: (author: string) => `by ${author}`,
  select: (title: string) => `Select “${title}”`,
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  /** Completes the name of an action for screen readers. */
  actionOn: (title: string) => `“${title}”`,
  cancel: 'Cancel',
  confirm: 'Delete Article',
  bulk: {
    delete: 'Delete',
    publish: 'Publish',
    unpublish: 'Move to Draft',
    confirmDelete: (count: number) => `Delete ${articles(count)}`,
    confirmStatus: (status: ArticleStatus, count: number) =>
      status === 'Published' ? `Publish ${articles(count)}` : `Move ${articles(count)} to Draft`,
  },
} as const;

export const articleEditor = {
  headingNew: 'Create New Article',
  headingEdit: 'Edit Article',
  back: 'Back to Articles',
  main: {
    heading: 'Main Content',
    title: 'Title',
    content: 'Content (HTML)',
    preview: 'Live preview',
    previewEmpty: 'The preview appears as you type.',
    excerpt: 'Excerpt',
  },
  seo: {
    heading: 'SEO',
    metaTitle: 'Meta title',
    metaTitleHint: 'Left blank, the title is used.',
    metaDescription: 'Meta description',
    metaDescriptionHint: 'Left blank, the excerpt is used.',
    metaKeywords: 'Meta keywords',
    metaKeywordsHint: 'Separated by commas.',
  },
  schema: { heading: 'Schema Markup', label: 'JSON-LD' },
  publish: {
    heading: 'Publish Settings',
    status: 'Status',
    create: 'Create Article',
    update: 'Update Article',
    saving: 'Saving...',
  },
  image: {
    heading: 'Featured Image',
    url: 'Image URL',
    preview: 'Image preview',
    alt: 'Alt text/description',
  },
  tags: { heading: 'Tags', label: 'Tags', placeholder: 'e.g., guide, firestick, vpn' },
  statuses: { Draft: 'Draft', Published: 'Published' } satisfies Record<ArticleStatus, string>,
  rows: { content: 20, excerpt: 3, schema: 10 },
} as const;

export const adminUsers = {
  heading: 'Manage Users',
  add: 'Add New User',
  columns: ['Name', 'Email', 'Role', 'Actions'],
  rowMenu: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  confirm: 'Delete User',
  noEmail: 'N/A',
  you: 'You',
  searchHint: 'Name or email',
  filters: { role: 'Role', anyRole: 'All roles' },
  select: (name: string) => `Select ${name}`,
  count: (found: number) => (found === 1 ? '1 user' : `${found} users`),
  deleteSelected: 'Delete users',
  dialog: {
    headingNew: 'Create New User',
    headingEdit: 'Edit User',
    textNew: 'Add a new member of staff.',
    textEdit: 'Change the details of this member of staff.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    password: 'Password',
    passwordHint: 'At least 8 characters, with a letter and a digit.',
    passwordKeep: 'Leave blank to keep current',
    create: 'Create User',
    update: 'Update User',
    saving: 'Saving...',
  },
} as const;

export const adminChannels = {
  heading: 'Manage Channels',
  add: 'Add New Channel',
  columns: ['Logo', 'Name', 'Category', 'Stream URL', 'Featured', 'Actions'],
  featured: 'Featured',
  notFeatured: 'Not featured',
  editRow: (name: string) => `Edit ${name}`,
  deleteRow: (name: string) => `Delete ${name}`,
  cancel: 'Cancel',
  confirm: 'Delete Channel',
  copy: (name: string) => `Copy the stream URL of ${name}`,
  searchHint: 'Name, category or stream URL',
  filters: {
    category: 'Category',
    anyCategory: 'All categories',
    featured: 'Featured',
    anyFeatured: 'Featured or not',
  },
  select: (name: string) => `Select ${name}`,
  count: (found: number) => (found === 1 ? '1 channel' : `${found} channels`),
  noMatch: 'No channel matches this search.',
  deleteSelected: 'Delete channels',
  dialog: {
    headingNew: 'Create New Channel',
    headingEdit: 'Edit Channel',
    textNew: 'Add a new channel to the IPTV service.',
    textEdit: 'Change the details of this channel.',
    name: 'Name',
    category: 'Category',
    streamUrl: 'Stream URL',
    logoUrl: 'Logo URL',
    urlHint: 'Starts with https:// or http://',
    logoHint: 'An address that starts with https:// or http://, or a path on this site.',
    optional: 'Optional',
    isFeatured: 'Featured',
    create: 'Create Channel',
    update: 'Update Channel',
    saving: 'Saving...',
  },
} as const;

export const adminSettings = {
  heading: 'Settings',
  profile: {
    heading: 'Profile',
    text: 'Your name as other staff see it, and as new articles are signed.',
    name: 'Display name',
    save: 'Save name',
    saving: 'Saving...',
  },
  password: {
    heading: 'Password',
    text: 'You stay signed in here.',
    current: 'Current password',
    next: 'New password',
    nextHint: 'At least 8 characters, with a letter and a digit.',
    confirm: 'Confirm new password',
    save: 'Change password',
    saving: 'Changing...',
  },
  backup: {
    heading: 'Backup',
    text: 'Save all local data to a file, or restore it from one. Restoring replaces what is here now.',
    contents:
      'The file holds articles, channels, staff and customer accounts. Sign-ins, recent activity, watch history and the theme are not part of it.',
    secrets:
      'The file contains e-mail addresses and password hashes, because without them nobody could sign in after a restore. Keep it where only Admins can read it.',
    editors:
      'As an Editor you save and restore articles and channels. Accounts are left to Admins: a file that holds them is restored without them.',
    export: 'Export data',
    import: 'Import data',
    file: 'Backup file',
    reading: 'Reading the file...',
    kinds: {
      articles: 'Articles',
      channels: 'Channels',
      users: 'Staff accounts',
      customers: 'Customer accounts',
    },
    preview: {
      heading: 'Restore this backup?',
      made: (date: string) => `Saved on ${date}.`,
      madeUnknown: 'It does not say when it was saved.',
      caption: 'What restoring changes',
      columns: ['Data', 'Added', 'Changed', 'Removed', 'Same'],
      nothing: 'The file holds the same as this browser. Restoring it changes nothing.',
      replaces: 'Restoring replaces what is here now. This action cannot be undone.',
      own: 'Your own account stays as it is, so that you can go on.',
      leftOut: (kinds: string) =>
        `In the file but left out, because only Admins restore it: ${kinds}.`,
      cancel: 'Cancel',
      confirm: 'Restore backup',
    },
  },
  storage: {
    heading: 'Storage use',
    text: 'Browsers grant each website about 5 MB. When it is full, nothing more can be saved.',
    used: (size: string) => `${size} used in this browser`,
    usedOf: (size: string, most: string) => `${size} of ${most} used in this browser`,
    volatile: 'This browser blocks local storage: what you change is lost when you close the page.',
    caption: 'Storage use by kind of data',
    columns: ['Data', 'Size'],
    /** By key; what is not named here shows its key. */
    keys: {
      admin_articles: 'Articles',
      admin_channels: 'Channels',
      admin_users: 'Staff accounts',
      admin_session: 'Signed-in member of staff',
      admin_activity: 'Recent activity',
      customers: 'Customer accounts',
      auth_session: 'Sign-in',
      auth_tries: 'Failed sign-ins',
      auth_resets: 'Password-reset links',
      watch_history: 'Watch history',
      theme: 'Theme',
      data_version: 'Version of the data',
    } as Readonly<Record<string, string>>,
    damaged: (label: string) => `Unreadable parts of: ${label}`,
  },
} as const;
