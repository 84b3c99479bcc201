import { readMailLink } from '~/domain/mailLink';

/**
 * What the e-mailed link that led here carries, removed from the address at once so that neither
 * history nor screen keeps it. Nothing is spent by arriving: mail scanners open links, too.
 */
export function takeMailLink(): ReturnType<typeof readMailLink> {
  const link = readMailLink(location.hash);
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}
