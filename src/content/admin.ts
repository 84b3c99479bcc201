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
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  confirm: 'Delete Article',
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
  dialog: {
    headingNew: 'Create New User',
    headingEdit: 'Edit User',
    textNew: 'Add a new member of staff.',
    textEdit: 'Change the details of this member of staff.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    password: 'Password',
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
  rowMenu: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  confirm: 'Delete Channel',
  dialog: {
    headingNew: 'Create New Channel',
    headingEdit: 'Edit Channel',
    textNew: 'Add a new channel to the IPTV service.',
    textEdit: 'Change the details of this channel.',
    name: 'Name',
    category: 'Category',
    streamUrl: 'Stream URL',
    logoUrl: 'Logo URL',
    optional: 'Optional',
    isFeatured: 'Featured',
    create: 'Create Channel',
    update: 'Update Channel',
    saving: 'Saving...',
  },
} as const;

export const adminSettings = {
  heading: 'Settings',
  profile: { heading: 'Profile', name: 'Display name', save: 'Save name' },
  password: {
    heading: 'Password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    save: 'Change password',
  },
  backup: {
    heading: 'Backup',
    text: 'Save all local data to a file, or restore it from one. Restoring replaces what is here now.',
    export: 'Export data',
    import: 'Import data',
  },
  storage: { heading: 'Storage use', used: (size: string) => `${size} used in this browser` },
} as const;
