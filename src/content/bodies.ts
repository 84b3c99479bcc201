/** The bodies of the posts that ship with the site, each fetched when it is read. */
const loaders: Readonly<Record<string, () => Promise<string>>> = {
  'get-more-from-catch-up-and-the-tv-guide': async () =>
    (await import('./articles/catchUpGuide')).catchUpGuide,
  'how-much-broadband-speed-you-need': async () =>
    (await import('./articles/broadbandSpeed')).broadbandSpeed,
  'set-up-on-a-fire-tv-stick': async () => (await import('./articles/fireTvStick')).fireTvStick,
  'iptv-versus-traditional-tv': async () =>
    (await import('./articles/iptvVersusTraditional')).iptvVersusTraditional,
  'how-to-choose-an-iptv-provider': async () =>
    (await import('./articles/choosingProvider')).choosingProvider,
  'iptv-basics-how-internet-television-works': async () =>
    (await import('./articles/iptvBasics')).iptvBasics,
};

const loaded = new Map<string, string>();

/** Fetches the body of a shipped post; resolves at once for any other slug. */
export async function loadBody(slug: string): Promise<void> {
  if (Object.hasOwn(loaders, slug)) loaded.set(slug, (await loaders[slug]?.()) ?? '');
}

/** HTML of a shipped post's body once it was loaded. */
export const bodyOf = (slug: string): string | undefined => loaded.get(slug);
