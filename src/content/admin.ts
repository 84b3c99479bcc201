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
    view: 'View of the content',
    write: 'Write',
    previewTab: 'Preview',
    preview: 'Live preview',
    previewEmpty: 'The preview appears as you type.',
    previewLoading: 'Preparing the preview...',
    previewTooLong: 'The preview is off for texts of more than 200,000 characters.',
    previewShow: 'Show the preview',
    previewFailed: 'The preview could not be loaded.',
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
    counter: (length: number, most: number) => `${length} of ${most} characters.`,
    counterOver: (length: number, most: number) =>
      `${length} of ${most} characters: search engines may cut it short.`,
    lengths: { metaTitle: 60, metaDescription: 160 },
  },
  schema: {
    heading: 'Schema Markup',
    label: 'JSON-LD',
    hint: 'Structured data for search engines, with or without its script wrapper.',
  },
  publish: {
    heading: 'Publish Settings',
    status: 'Status',
    create: 'Create Article',
    update: 'Update Article',
    saving: 'Saving...',
    shortcut: 'Or press Ctrl+S (⌘S on a Mac).',
    keepEditing: 'Keep editing',
    reloadTheirs: 'Discard mine, load the newer version',
    overwrite: 'Replace it with mine',
    saveAsNew: 'Save as a new article',
  },
  image: {
    heading: 'Featured Image',
    url: 'Image URL',
    preview: 'Image preview',
    previewEmpty: 'No image yet.',
    previewInvalid: 'This is not an address of an image.',
    previewFailed: 'This image could not be loaded.',
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
    passwordEditHint:
      'Blank keeps the current one. A new one needs at least 8 characters, with a letter and a digit.',
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
    anyFeatured: 'All',
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
