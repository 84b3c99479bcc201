import { useMemo, useState } from 'react';
import {
  ARTICLE_FIELDS,
  type ArticleField,
  type ArticleFields,
  fieldsOf,
  mergeArticles,
} from '~/domain/articleDraft';
import type { Newer } from './saveArticle';

export type Side = 'mine' | 'theirs';
type Choices = Readonly<Partial<Record<ArticleField, Side>>>;
/** What was chosen, and for 'theirs' the text of one's own that was given up by it. */
type Chosen = Readonly<Partial<Record<ArticleField, { side: Side; over: string }>>>;

/** A refused save: what both changed, and which text is to stand for each field. */
export interface Conflict {
  newer: Newer;
  clashes: readonly ArticleField[];
  mine: ArticleFields;
  theirs: ArticleFields;
  choices: Choices;
  /** How often it was tried to save without a choice for each field. */
  attempts: number;
  choose: (side: Side, fields: readonly ArticleField[]) => void;
}

/**
 * @param start  what both edits began with
 * @param mine   what the fields hold now
 * @param sent   what was sent of it before without an answer, which is nobody else's text
 */
export function useConflict(
  start: ArticleFields,
  mine: ArticleFields,
  sent: readonly ArticleFields[],
) {
  const [newer, setNewer] = useState<Newer | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [attempts, setAttempts] = useState(0);

  const conflict = useMemo((): Conflict | null => {
    if (!newer) return null;
    const theirs = fieldsOf(newer.theirs);
    return {
      newer,
      clashes: mergeArticles(start, mine, theirs, sent).clashes,
      mine,
      theirs,
      choices: standing(chosen, mine),
      attempts,
      choose: (side, fields) =>
        setChosen((before) => ({
          ...before,
          ...Object.fromEntries(fields.map((field) => [field, { side, over: mine[field] }])),
        })),
    };
  }, [newer, start, mine, sent, chosen, attempts]);

  return {
    conflict,
    open: (found: Newer) => {
      setNewer(found);
      setChosen({});
      setAttempts(0);
    },
    /** Asks for the choices that are missing. */
    insist: () => setAttempts((count) => count + 1),
    close: () => setNewer(null),
  };
}

/** Nobody gives up words typed after the choice: who goes on typing is asked again. */
const standing = (chosen: Chosen, mine: ArticleFields): Choices =>
  Object.fromEntries(
    ARTICLE_FIELDS.flatMap((field) => {
      const { side, over } = chosen[field] ?? {};
      return side === 'mine' || (side && mine[field] === over) ? [[field, side]] : [];
    }),
  );

/** Both edits joined as chosen, over `fields`; null while a choice is missing. */
export function settled(
  { newer, choices }: Conflict,
  start: ArticleFields,
  fields: ArticleFields,
  sent: readonly ArticleFields[],
): ArticleFields | null {
  const theirs = fieldsOf(newer.theirs);
  const merge = mergeArticles(start, fields, theirs, sent);
  const result = { ...merge.fields };
  for (const field of merge.clashes) {
    if (!choices[field]) return null;
    if (choices[field] === 'theirs') result[field] = theirs[field];
  }
  return result;
}
