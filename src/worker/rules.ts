/** What is kept, by kind, and how many of each there may be. */
export const shelves = {
  /** By path alone: parameters make no other page. */
  pages: 40,
  /** Enough for this version and the one before. */
  files: 120,
  images: 40,
} as const;

export type Shelf = keyof typeof shelves;

const mostImageBytes = 50_000;
/** Each HTML file of the site holds it; what a hotel's network answers in its place does not. */
const mark = /\bdata-(page|keep)\b/;

/** Of the staff's area, or a file of the pages about a visitor's account, which go by these names. */
export const isPrivate = (path: string): boolean =>
  /^\/(admin|assets\/(admin|login|signup|forgot|reset|confirm|customer|dashboard))/i.test(path);

/**
 * @param pages  fits the paths of pages that are the same for every visitor
 * @returns the shelf for what is at a path of this site; none for what is nobody's to keep
 */
export function shelfOf(path: string, pages: RegExp): Shelf | undefined {
  if (isPrivate(path)) return undefined;
  if (path.startsWith('/assets/')) return 'files';
  // before the pages, because a picture may lie where posts do
  if (/\.(svg|png|jpe?g|webp|avif)$/.test(path)) return 'images';
  return pages.test(path) ? 'pages' : undefined;
}

/** Whether an answer is what is at that path, and not an error or somebody else's page. */
export async function isGenuine(path: string, answer: Response, body: Blob): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? '';
  const wanted = typeOf(path);
  if (answer.status !== 200 || answer.type !== 'basic' || !type.includes(wanted)) return false;
  if (wanted === 'html') return mark.test(await body.text());
  return wanted !== 'image/' || body.size <= mostImageBytes;
}

/** By its ending alone: a host may send its home page for a script that it no longer has. */
function typeOf(path: string): string {
  const [, ending = 'html'] = /\.(\w+)$/.exec(path) ?? [];
  if (ending === 'js') return 'javascript';
  return ending === 'css' || ending === 'html' ? ending : 'image/';
}
