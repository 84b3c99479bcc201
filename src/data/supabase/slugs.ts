import { articleFaults } from '~/content/admin/articleFaults';
import type { Article } from '~/domain/entities';
import { ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import { toArticle, articleSummarySelect } from './articleRows';
import { bearingOnce } from './bearingOnce';
import { rowsOf } from './readAnswer';
import type { Rest } from './rest';

/** More articles of one title are not expected to be saved at the same moment. */
const TRIES = 8;
/** As many numbered slugs are looked for among earlier ones: those of a working title, used often. */
const NUMBERED = 50;
/** Characters of a question that servers let an address hold. */
const ROOM = 2000;

type Write = (article: Article) => Promise<Result<Article | null>>;

/**
 * Adds the article that `make` gives, under a slug that no other has. Which are taken is asked of
 * the database; those of drafts that the author may not see show when it refuses one of them.
 */
export function insertUnderFreeSlug(
  rest: Rest,
  make: (articles: readonly Article[]) => Result<Article>,
  write: Write,
): Promise<Result<Article | null>> {
  return underFreeSlug(rest, null, make, write);
}

/** As `insertUnderFreeSlug`, for an article that is there; its own slugs are free for it. */
export function updateUnderFreeSlug(
  rest: Rest,
  before: Article,
  change: (article: Article, articles: readonly Article[]) => Result<Article>,
  write: Write,
): Promise<Result<Article | null>> {
  return underFreeSlug(rest, before, (articles) => change(before, articles), write);
}

async function underFreeSlug(
  rest: Rest,
  before: Article | null,
  make: (articles: readonly Article[]) => Result<Article>,
  write: Write,
): Promise<Result<Article | null>> {
  const wished = make([]);
  if (!wished.ok || wished.value.slug === before?.slug)
    return wished.ok ? write(wished.value) : wished;
  const found = await similar(rest, wished.value.slug);
  if (!found.ok) return found;
  const taken = [...found.value];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = make(taken);
    if (!made.ok) return made;
    const written = await write(made.value);
    if (written.ok || written.error.code !== 'taken') return written;
    taken.push(made.value);
  }
  return failure('taken', articleFaults.saveFailedDefault);
}

/** The articles whose slugs begin alike; earlier slugs are looked for as they are. */
async function similar(rest: Rest, slug: string): Promise<Result<readonly Article[]>> {
  const pattern = slug.replace(/_/g, '\\_');
  const articles = () => rest.from('articles').select(articleSummarySelect);
  const [bearing, earlier] = await Promise.all([
    articles().like('slug', `${pattern}%`),
    articles().filter(...bearingOnce(...numbered(slug))),
  ]);
  const now = rowsOf(bearing, toArticle);
  const once = rowsOf(earlier, toArticle);
  if (!now.ok) return now;
  return once.ok ? ok([...now.value, ...once.value]) : once;
}

/** A slug and those that articles get after it, as many as there is room for. */
const numbered = (slug: string): string[] =>
  [...Array(NUMBERED).keys()]
    .map((index) => (index === 0 ? slug : `${slug}-${index + 1}`))
    .slice(0, Math.max(1, Math.floor(ROOM / slug.length)));
