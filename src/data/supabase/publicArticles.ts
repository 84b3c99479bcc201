import type { Article } from '~/domain/entities';
import { fetchCode } from '~/lib/fetchCode';
import { once } from '~/lib/once';
import { mayBeStaff } from '../hints';
import type { PublicArticles, StoredArticles } from '../publicArticles';

/** Milliseconds in which a visitor goes from post to post without asking for all of them again. */
const FRESH = 60_000;

let articles: StoredArticles = null;
/** False when there are more than one answer holds. */
let isWhole = true;
/** As `performance.now()` has it. */
let listedAt = 0;
/** Articles with their long texts, by id and version. */
const opened = new Map<string, Article>();
const opening = new Map<string, Promise<Article>>();
/** By slug: what somebody opens by its address, asked for beside the list. */
const prefetched = new Map<string, Promise<Article | null>>();
/** Slugs that no list can be relied on for: each is asked for by itself. */
let sought: ReadonlySet<string> = new Set();
/** The list while it is on its way. */
let listing: Promise<StoredArticles> | undefined;
const followers = new Set<(articles: StoredArticles) => void>();

/** What asks the database, fetched after the page stands. */
const openReader = () => fetchCode(() => import('./published'));

const versionOf = ({ id, updatedAt }: Article): string => `${id} ${updatedAt}`;

/** The Published articles of the hosted database. */
export const supabaseArticles: PublicArticles = {
  known: () => articles,
  // a page never waits for the server
  read: async () => articles,
  follow(onChange, onFailure) {
    followers.add(onChange);
    let stopped = false;
    const stop = () => {
      stopped = true;
      followers.delete(onChange);
    };
    // staff look at what they have just changed
    if (articles && !mayBeStaff() && performance.now() - listedAt < FRESH) {
      onChange(articles);
      return stop;
    }
    list().then(
      (listed) => {
        if (!stopped) onChange(listed);
      },
      (error: unknown) => {
        console.warn('The blog could not be read:', error);
        if (!stopped) onFailure();
      },
    );
    return stop;
  },
  prefetch(slug) {
    if (articles || prefetched.has(slug)) return;
    // who follows asks again after a failure; staff do so in any case
    if (!mayBeStaff()) list().catch(() => undefined);
    const found = openReader().then(({ openPublished }) => openPublished('slug', slug));
    // whether there is such an article is for the list to say
    prefetched.set(
      slug,
      found.catch(() => null),
    );
  },
  isSettled: (slug) => isWhole || sought.has(slug),
  async lookUp(slug) {
    if (isWhole || sought.has(slug)) return;
    const { findPublished } = await openReader();
    const found = await findPublished(slug);
    articles = [...(articles ?? []), ...found];
    sought = new Set([...sought, slug]);
    for (const tell of followers) tell(articles);
  },
  knownTexts: (article) => opened.get(versionOf(article)),
  loadTexts: (article) =>
    once(opening, versionOf(article), async () => {
      const whole = (await prefetchedOf(article)) ?? (await openById(article.id));
      opened.set(versionOf(article), whole);
      return whole;
    }),
};

/** Asks for the list; visitors share one that is on its way. */
function list(): Promise<StoredArticles> {
  if (listing && !mayBeStaff()) return listing;
  const asked = sought;
  const listed = openReader()
    .then(({ listPublished }) => listPublished(asked))
    .then((found) => {
      ({ articles, isWhole } = found);
      // what was found since then is not in this list
      sought = asked;
      listedAt = performance.now();
      return articles;
    });
  const done = () => {
    if (listing === listed) listing = undefined;
  };
  listing = listed;
  listed.then(done, done);
  return listed;
}

async function prefetchedOf(article: Article): Promise<Article | null> {
  const found = await prefetched.get(article.slug);
  return found && versionOf(found) === versionOf(article) ? found : null;
}

async function openById(id: string): Promise<Article> {
  const { openPublished } = await openReader();
  return openPublished('id', id);
}
