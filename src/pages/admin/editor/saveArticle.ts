import type { Article } from '~/domain/entities';
import type { Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';
import { type Fields, inputOf } from './articleFields';

/**
 * 'checked' is refused when the article changed since it was opened, 'overwrite' is not; 'new'
 * makes an article of its own.
 */
export type SaveMode = 'checked' | 'overwrite' | 'new';

/** Stores what the fields hold, over `stored` or as a new article. */
export const saveArticle = (
  stored: Article | null,
  fields: Fields,
  mode: SaveMode,
): Promise<Result<Article>> =>
  withAdmin(({ articles }) => {
    const input = inputOf(fields, stored);
    if (!stored || mode === 'new') return articles.create(input);
    return mode === 'overwrite'
      ? articles.update(stored.id, input)
      : articles.update(stored.id, input, stored.updatedAt);
  });
