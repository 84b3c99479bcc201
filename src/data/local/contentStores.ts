import { articleListRules, authorsOf } from '~/domain/articleList';
import { articleStats, filterArticles } from '~/domain/articleQueries';
import { categoriesOf, channelListRules } from '~/domain/channelList';
import type { Article, Channel } from '~/domain/entities';
import { createPager } from '~/domain/listQuery';
import { ok, type Result } from '~/domain/result';
import type { ArticleStore, ChannelStore, Scope, Store } from '../store';

/** Answers an article store's questions from the list of all of them. */
export function createLocalArticleStore(table: Store<Article>): ArticleStore {
  const ask = answerFrom(table);
  const pageOf = createPager(articleListRules);

  return {
    ...table,
    hides: false,
    page: (request, scope) => ask((articles) => pageOf(within(articles, scope), request)),
    authors: () => ask(authorsOf),
    stats: (scope) => ask((articles) => articleStats(within(articles, scope))),
  };
}

/** Answers a channel store's questions from the list of all of them. */
export function createLocalChannelStore(table: Store<Channel>): ChannelStore {
  const ask = answerFrom(table);
  const pageOf = createPager(channelListRules);
  return {
    ...table,
    page: (request) => ask((channels) => pageOf(channels, request)),
    categories: () => ask(categoriesOf),
  };
}

const answerFrom =
  <T extends { id: string }>(table: Store<T>) =>
  async <A>(answer: (records: readonly T[]) => A): Promise<Result<A>> => {
    const listed = await table.list();
    return listed.ok ? ok(answer(listed.value)) : listed;
  };

/** The same list where everyone's are meant: that is what keeps it sorted. */
const within = (articles: readonly Article[], scope: Scope): readonly Article[] =>
  scope === 'all' ? articles : filterArticles(articles, scope);
