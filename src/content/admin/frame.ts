/** What surrounds each page of the staff area. */
import type { Role } from '~/domain/entities';

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

export const adminLinks = [
  { href: '/admin/dashboard', label: 'Dashboard', icon: 'dashboard', action: null },
  { href: '/admin/articles', label: 'Articles', icon: 'article', action: 'nav.articles' },
  { href: '/admin/channels', label: 'Channels', icon: 'channels', action: 'nav.channels' },
  { href: '/admin/users', label: 'Users', icon: 'users', action: 'nav.users' },
] as const;

/** Above every page, where some of what is stored cannot be read. */
export const adminStorage = {
  damaged:
    'Some stored data could not be read. The rest is shown; nothing was deleted, and what could not be read is kept.',
  downloadDamaged: 'Download what could not be read',
} as const;
