import { articleFaults } from '~/content/admin/articleFaults';
import { permissions } from '~/content/admin/permissions';
import type { Author } from '~/domain/articleList';
import type { Article } from '~/domain/entities';
import type { PageRequest } from '~/domain/listQuery';
import { fail, type Failed, ok, type Result } from '~/domain/result';
import { asFields, asText } from '~/lib/fields';
import { failure, forbidden } from '../failures';
import type { ArticleStore, Scope } from '../store';
import { addOnce } from './addOnce';
import type { Changes } from './changes';
import { createRows } from './rows';
import { askPage } from './askPage';
import { searchFilter } from './searchFilter';
import { idOf } from './idOf';
import { storable } from './columns';
import { countOf, firstOf, rowsOf } from './readAnswer';
import type { Rest } from './rest';
import {
  articleItemSelect,
  articleRow,
  articleSelect,
  toArticle,
  toArticleItem,
} from './articleRows';
import { underFreeSlug } from './slugs';

const sortBy = { title: 'title_key', status: 'status', updated: 'updated_at' };

/** Articles in the hosted database, which finds, sorts and counts them itself. */
export function createSupabaseArticleStore(rest: Rest, changes: Changes): ArticleStore {
  const rows = createRows<Article>({
    rest,
    changes,
    name: 'articles',
    columns: articleSelect,
    parse: toArticle,
  });
  const from = (scope: Scope, columns: string, head = false) => {
    const query = rest.from('articles').select(columns, head ? { head, count: 'exact' } : {});
    return scope === 'all' ? query : query.eq('author_id', scope.authorId);
  };

  /** What the request's search and filters leave. */
  const narrowed = (
    { search, filters }: PageRequest,
    scope: Scope,
    columns: string,
    head: boolean,
  ) => {
    let query = from(scope, columns, head);
    if (search.trim()) query = query.filter(...searchFilter(search));
    if (filters['status']) query = query.eq('status', filters['status']);
    if (filters['author']) query = query.eq('author_id', idOf(filters['author']));
    return query;
  };

  /** Why an article that was there a moment ago could not be changed. */
  async function refusalOf(id: string): Promise<Failed> {
    const now = await rows.get(id);
    if (!now.ok) return now;
    return now.value
      ? failure('conflict', articleFaults.changedElsewhere)
      : failure('not-found', articleFaults.missing(id));
  }

  /** Writes over an article, under a slug that no other has; `change` sees what is there. */
  async function write(
    before: Article,
    change: (article: Article, articles: readonly Article[]) => Result<Article>,
  ): Promise<Result<Article>> {
    const changed = await underFreeSlug(
      rest,
      before,
      (articles) => change(before, articles),
      (article) => rows.change(before.id, before.updatedAt, articleRow(article)),
    );
    if (!changed.ok) return changed;
    return changed.value ? ok(changed.value) : refusalOf(before.id);
  }

  const add = addOnce<Article>({
    insert: (make, add) => underFreeSlug(rest, null, make, add),
    add: (article) => rows.add(articleRow(article)),
    get: rows.get,
    async find(sent) {
      const bearer = rest.from('articles').select(articleSelect).eq('slug', sent.slug);
      const found = firstOf(await bearer, toArticle);
      return found.ok && found.value && !isSameText(found.value, sent) ? ok(null) : found;
    },
    write,
    clash: (stored, sent) =>
      sent.some((each) => textOf(each) === textOf(stored))
        ? null
        : fail({
            code: 'conflict',
            message: articleFaults.changedElsewhere,
            theirs: { id: stored.id },
          }),
  });

  return {
    // its policies leave out what is not for a person, without a word
    hides: true,
    list: rows.list,
    get: rows.get,
    remove: rows.remove,
    subscribe: rows.subscribe,

    async insert(make, idempotencyKey) {
      const added = await add(make, idempotencyKey);
      if (!added.ok) return added;
      return added.value ? ok(added.value) : forbidden(permissions.page);
    },

    async update(id, change) {
      const found = await rows.get(id);
      if (!found.ok) return found;
      return found.value ? write(found.value, change) : change(null, []);
    },

    page: (request, scope) =>
      askPage(request, {
        columns: articleItemSelect,
        sortBy,
        parse: toArticleItem,
        found: (columns, head) => narrowed(request, scope, columns, head),
        total: () => from(scope, 'id', true),
        among: (ids) => narrowed(request, scope, 'id', false).in('id', ids),
      }),

    authors: async () =>
      rowsOf(await rest.from('article_authors').select('id,name').order('name'), toAuthor),

    async stats(scope) {
      const [all, published] = await Promise.all([
        from(scope, 'id', true),
        from(scope, 'id', true).eq('status', 'Published'),
      ]);
      const total = countOf(all);
      const shown = countOf(published);
      if (!total.ok) return total;
      if (!shown.ok) return shown;
      return ok({
        totalArticles: total.value,
        published: shown.value,
        drafts: total.value - shown.value,
      });
    },
  };
}

/** What an author has written, to compare. */
const textOf = (article: Article): string => JSON.stringify(articleRow(article));

/** Whether what is stored is the article that was sent, to know it by before its id is known. */
const isSameText = (stored: Article, sent: Article): boolean =>
  stored.authorId === sent.authorId &&
  stored.title === storable(sent.title) &&
  stored.content === storable(sent.content);

function toAuthor(row: unknown): Author | null {
  const fields = asFields(row);
  const id = asText(fields?.['id']);
  return id ? { id, name: asText(fields?.['name']) } : null;
}
