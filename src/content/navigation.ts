import { site } from './site';

export interface NavLink {
  href: string;
  label: string;
}

export const headerLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/channels', label: 'Channels' },
  { href: '/packages', label: 'Packages' },
  { href: '/blog', label: 'Blogs' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/about', label: 'About Us' },
  { href: '/contact', label: 'Contact' },
];

export const frame = {
  skipToContent: 'Skip to content',
  brandLink: `${site.name}, home page`,
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  freeTrial: 'Free Trial',
  chat: 'Chat with us',
  opensInNewTab: 'opens in a new tab',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  loading: 'Loading...',
  rights: 'All rights reserved.',
} as const;

export const copyright = (year: number): string => `© ${year} ${site.name}. ${frame.rights}`;
