/** The modules that the build knows by name, and for whom an entry of the site is. */
export const mainModule = 'src/main.tsx';
export const prerenderModule = 'src/prerender.tsx';
/** What the blog reads a hosted database with, fetched by no other page. */
export const blogReader = 'src/data/supabase/published.ts';
/** What it takes to show a post that such a database alone holds, beside the page's own scripts. */
export const storedPostModules = [blogReader, 'src/pages/blog/stored.ts', 'src/lib/sanitise.ts'];
const staffLogin = 'src/pages/admin/AdminLoginPage.tsx';
/** What the log-in page fetches where somebody may be signed in, and after a sign-in. */
export const sessionModule = 'src/parts/StartSession.tsx';
/** What sign-in fetches beside the pages' own scripts. */
export const accountModules = {
  supabase: 'src/data/supabase/pageWorld.ts',
  local: 'src/data/local/accountBackend.ts',
};
/** What the staff's pages work with. */
export const adminModules = {
  supabase: 'src/data/supabase/adminBackend.ts',
  local: 'src/data/local/adminBackend.ts',
};
/** For customers, though no folder says so. */
export const customerModules = [staffLogin, sessionModule, ...Object.values(accountModules)];

/**
 * @param {string} entry
 * @returns {string[]} none for what belongs to no page, such as a backend
 */
export function areasOf(entry) {
  const area = /\/(account|admin)\//.exec(entry)?.[1];
  if (area) return [area];
  return entry.startsWith('src/pages/') || entry === blogReader ? ['site'] : [];
}

/**
 * Whether the menu or the footer leads to it, and it takes scripts.
 * @param {string} entry
 */
export const isMenuPage = (entry) => /\/info\/(Channels|Contact|Faq)Page\.tsx$/.test(entry);

/** @param {string} entry */
export const isForSite = (entry) => areasOf(entry).includes('site');

/** @param {string} entry */
export const isForVisitors = (entry) => isForSite(entry) && /Page\.tsx$/.test(entry);

/**
 * What fewer fetch than a page of the site, and more than the staff's pages.
 * @param {string} entry
 */
export const isForCustomers = (entry) =>
  areasOf(entry).includes('account') || customerModules.includes(entry);
