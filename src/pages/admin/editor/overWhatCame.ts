import type { KeptDraft } from '~/data/drafts';
import { type ArticleFields, differences, fieldsOf, versionOf } from '~/domain/articleDraft';
import { ok, type Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';

/**
 * A draft to go on with. Where it was sent as a new article and no answer came, it goes on from the
 * article that was made of it, so that it is not made twice: one of its author's latest that is, to
 * the letter, what was sent; or has its title and content, and the rest by others.
 */
export async function overWhatCame(draft: KeptDraft): Promise<Result<KeptDraft>> {
  const { personId, start, sent = [] } = draft;
  if (start.origin || sent.length === 0) return ok(draft);
  return withAdmin(async ({ articles }) => {
    const listed = await articles.page({
      search: '',
      sort: 'updated',
      descending: true,
      filters: { author: personId },
      page: 1,
      chosen: [],
    });
    if (!listed.ok) return listed;
    for (const { id, title } of listed.value.rows) {
      const alike = sent.filter((text) => text.title.trim() === title.trim());
      if (alike.length === 0) continue;
      const found = await articles.get(id);
      if (!found.ok) return found;
      const stored = fieldsOf(found.value);
      const changedIn = (text: ArticleFields) => differences(stored, text, start.fields);
      if (alike.some((text) => changedIn(text).length === 0))
        return ok({ ...draft, start: versionOf(found.value) });
      const came = alike.find(
        (text) => text.content && !changedIn(text).some((field) => /^(title|content)$/.test(field)),
      );
      // nobody has been told when it was saved: whatever is there is newer
      if (came) return ok({ ...draft, start: { origin: { id, updatedAt: '' }, fields: came } });
    }
    return ok(draft);
  });
}
