import { readMailLink } from '~/domain/mailLink';

/** In the state of the history entry, beside what others keep there. */
interface Kept {
  mailProof?: string | undefined;
}

/**
 * What the e-mailed link that led here carries, removed from the address at once so that no screen
 * shows it. The entry of the tab's history keeps it until it is forgotten: who reloads the page, or
 * comes back to it, has not spent it. Nor is it spent by arriving: mail scanners open links, too.
 */
export function takeMailLink(): ReturnType<typeof readMailLink> {
  addEventListener('popstate', keepHere);
  const link = readMailLink(location.hash);
  if (link) {
    keep(link === 'expired' ? undefined : link.proof, location.pathname + location.search);
    return link;
  }
  const { mailProof }: Kept = history.state ?? {};
  keep(mailProof);
  return mailProof ? { proof: mailProof } : null;
}

/** To be called when the link that led here was spent, or is good for nothing any more. */
export const forgetMailLink = (): void => keep(undefined);

/** The newest of it, and the page that it belongs to. */
let held: Kept & { path?: string } = {};

function keep(mailProof: string | undefined, address?: string): void {
  held = { mailProof, path: location.pathname };
  history.replaceState({ ...history.state, mailProof }, '', address);
}

/** In an entry that a link within the page has made, such as that to its content. */
function keepHere(): void {
  if (location.pathname === held.path) keep(held.mailProof);
}
