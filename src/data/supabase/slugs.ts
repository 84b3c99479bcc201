import { articleFaults } from '~/content/admin/articleFaults';
import { slugBase } from '~/domain/articleSlug';
import type { Article } from '~/domain/entities';
import { ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import { toArticle, articleSummarySelect } from './articleRows';
import { earlierSlugFilter } from './earlierSlugFilter';
import { rowsOf } from './readAnswer';
import type { Rest } from './rest';

/** More articles of one title are not expected to be saved at the same moment. */
const TRIES = 8;
/** As many numbered slugs at a time are looked for among earlier ones: those of a working title. */
const NUMBERED = 50;
/** Characters of a question that servers let an address hold. */
const ROOM = 2000;

type Write = (article: Article) => Promise<Result<Article | null>>;

/**
 * Writes the article that `make` gives, under a slug that no other has. Which are taken is asked of
 * the database; those of drafts that the author may not see show when it refuses one of them.
 * @param before  the article that is written over, whose own slugs are free for it; null for a new one
 */
export async function underFreeSlug(
  rest: Rest,
  before: Article | null,
  make: (articles: readonly Article[]) => Result<Article>,
  write: Write,
): Promise<Result<Article | null>> {
  const wished = make([]);
  if (!wished.ok || wished.value.slug === before?.slug)
    return wished.ok ? write(wished.value) : wished;
  const base = slugBase(wished.value.slug);
  const found = await similar(rest, base);
  if (!found.ok) return found;
  const taken = [...found.value];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = make(taken);
    if (!made.ok) return made;
    const written = await write(made.value);
    if (written.ok || written.error.code !== 'taken') return written;
    const earlier = await withNumberedEarlierSlugs(rest, base, made.value.slug);
    if (!earlier.ok) return earlier;
    taken.push(made.value, ...earlier.value);
  }
  return failure('taken', articleFaults.saveFailedDefault);
}

/** The articles whose slugs begin alike; an earlier slug is looked for as it is. */
async function similar(rest: Rest, slug: string): Promise<Result<readonly Article[]>> {
  const pattern = slug.replace(/_/g, '\\_');
  const articles = () => rest.from('articles').select(articleSummarySelect);
  const [present, earlier] = await Promise.all([
    articles().like('slug', `${pattern}%`),
    articles().filter(...earlierSlugFilter(slug)),
  ]);
  const now = rowsOf(present, toArticle);
  const formerly = rowsOf(earlier, toArticle);
  if (!now.ok) return now;
  return formerly.ok ? ok([...now.value, ...formerly.value]) : formerly;
}

/** Articles that have had one of the slugs after the one refused, as far as there is room to ask. */
async function withNumberedEarlierSlugs(
  rest: Rest,
  base: string,
  refused: string,
): Promise<Result<readonly Article[]>> {
  const next = (Number(refused.slice(base.length + 1)) || 1) + 1;
  const count = Math.min(NUMBERED, Math.ceil(ROOM / base.length));
  const slugs = Array.from({ length: count }, (_, index) => `"${base}-${next + index}"`);
  const articles = rest.from('articles').select(articleSummarySelect);
  return rowsOf(await articles.filter('earlier_slugs', 'ov', `{${slugs.join()}}`), toArticle);
}
