import { editorMessages } from '~/content/admin/editorMessages';
import type { Admin } from '~/data/admin';
import { isClash } from '~/data/failures';
import {
  type ArticleField,
  type ArticleFields,
  type ArticleVersion,
  fieldsOf,
  mergeArticles,
} from '~/domain/articleDraft';
import type { Article } from '~/domain/entities';
import { fail, type Failure, ok, type Result } from '~/domain/result';
import { fetchCode } from '~/lib/fetchCode';
import { withAdmin } from '~/state/admin';
import { inputOf } from './articleFields';

/** 'checked' is refused where the article changed meanwhile; 'new' makes one of its own. */
export type SaveMode = 'checked' | 'new';

/** A newer version that stands in the way, and who saved it, as far as that is known. */
export interface Newer {
  theirs: Article;
  by: string;
}

/** It is stored, or nothing is because both changed the same fields. */
export type SaveOutcome = { kind: 'saved'; saved: Saved } | { kind: 'clash'; newer: Newer };

export interface Saved {
  article: Article;
  isNew: boolean;
  /** What was stored: the text given, joined with what others had changed in other fields. */
  fields: ArticleFields;
  /** Those other fields, and whose they are. */
  taken: readonly ArticleField[];
  by: string;
}

/** Changes that come in one after another are joined so many times; then somebody has to look. */
const ATTEMPTS = 3;

/** What is to be stored. */
interface Sending {
  /** Names what it was typed in, as for `Articles.create`. */
  idempotencyKey: string;
  /** The version that it started from. */
  start: ArticleVersion;
  fields: ArticleFields;
  /** What was sent of it before without an answer, the oldest first. */
  sent: readonly ArticleFields[];
}

/**
 * Stores fields over the version they started from, or as a new article: one and the same for an
 * `idempotencyKey`, however often its answer gets lost.
 * @param onKnown  told what a new article started from that is stored already and that others have
 *   changed since
 */
export const saveArticle = (
  { idempotencyKey, start, fields, sent }: Sending,
  mode: SaveMode,
  onKnown: (version: ArticleVersion) => void,
): Promise<Result<SaveOutcome>> =>
  withAdmin(async (admin) => {
    const { origin } = start;
    if (origin && mode === 'checked')
      return saveOver(admin, { origin, fields: start.fields }, fields, sent);
    // one that is wanted beside another is not that one sent again
    const key = idempotencyKey + mode;
    const made = await admin.articles.create(inputOf(fields, start.fields), key);
    if (made.ok) return stored(made.value, fields, true);
    const id = isClash<Article>(made.error) && made.error.theirs.id;
    if (!id) return made;
    const first = { origin: { id, updatedAt: NEVER }, fields: sent[0] ?? fieldsOf(null) };
    onKnown(first);
    return saveOver(admin, first, fields, sent);
  });

/** When a version was saved that nobody has seen: whatever is stored is newer. */
const NEVER = '';

type Stored = ArticleVersion & { origin: NonNullable<ArticleVersion['origin']> };

async function saveOver(
  admin: Admin,
  { origin, fields: start }: Stored,
  mine: ArticleFields,
  sent: readonly ArticleFields[],
  attempts = ATTEMPTS,
): Promise<Result<SaveOutcome>> {
  const { id, updatedAt } = origin;
  const done = await admin.articles.update(id, inputOf(mine, start), updatedAt);
  if (done.ok) return stored(done.value, mine);
  if (done.error.code !== 'conflict') return done;

  const found = await admin.articles.get(id);
  if (!found.ok) return fail(goneOr(found.error, id));
  const theirs = found.value;
  const newer = { theirs, by: await saverOf(admin, theirs) };
  const { fields, taken, clashes } = mergeArticles(start, mine, fieldsOf(theirs), sent);
  if (clashes.length > 0 || attempts === 1) return ok({ kind: 'clash', newer });

  const joined = await saveOver(
    admin,
    { origin: theirs, fields: fieldsOf(theirs) },
    fields,
    sent,
    attempts - 1,
  );
  if (!joined.ok || joined.value.kind === 'clash') return joined;
  const { saved } = joined.value;
  const all = [...new Set([...taken, ...saved.taken])];
  return ok({ kind: 'saved', saved: { ...saved, taken: all, by: newer.by } });
}

const stored = (article: Article, fields: ArticleFields, isNew = false): Result<SaveOutcome> =>
  ok({ kind: 'saved', saved: { article, isNew, fields, taken: [], by: '' } });

/** A nicety that few saves need: without its code nobody is named. */
const saverOf = (admin: Admin, article: Article): Promise<string> =>
  fetchCode(() => import('./whoSaved')).then(
    ({ whoSaved }) => whoSaved(admin, article),
    () => '',
  );

/** Deleted between the refusal and the look at what was in the way. */
const goneOr = (error: Failure, id: string): Failure =>
  error.code === 'not-found' ? { ...error, message: editorMessages.missing(id) } : error;
