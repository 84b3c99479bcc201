import { pagePath } from './pagePath';
import { safeSitePath } from './url';

/**
 * Where a `?next=` parameter may lead after sign-in: a path on this site (see `safeSitePath`) at or
 * below one of `allowedPrefixes`, else null. Also null for a path in `forms`, where a signed-in person
 * would be stuck.
 */
export function safeNextPath(
  text: string | null | undefined,
  allowedPrefixes: readonly string[] = ['/'],
  forms: readonly string[] = [],
): string | null {
  const path = safeSitePath(text ?? '');
  if (path === null) return null;
  const [pathname = ''] = path.split(/[?#]/);
  if (forms.includes(pagePath(pathname))) return null;
  return allowedPrefixes.some((prefix) => isAtOrBelow(pathname, prefix)) ? path : null;
}

/** '/admin' covers '/admin' and '/admin/users', not '/administrator'. */
function isAtOrBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
