import { site } from '../site';

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
