import { useMemo, useState } from 'react';
import {
  type ArticleField,
  type ArticleFields,
  fieldsOf,
  mergeArticles,
} from '~/domain/articleDraft';
import type { Newer } from './saveArticle';

export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Partial<Record<ArticleField, Side>>>;

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

/** @param start  what both edits began with; @param mine  what the fields hold now */
export function useConflict(start: ArticleFields, mine: ArticleFields) {
  const [newer, setNewer] = useState<Newer | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [attempts, setAttempts] = useState(0);

  const conflict = useMemo((): Conflict | null => {
    if (!newer) return null;
    const theirs = fieldsOf(newer.theirs);
    return {
      newer,
      clashes: mergeArticles(start, mine, theirs).clashes,
      mine,
      theirs,
      choices,
      attempts,
      choose: (side, fields) =>
        setChoices((before) => ({
          ...before,
          ...Object.fromEntries(fields.map((field) => [field, side])),
        })),
    };
  }, [newer, start, mine, choices, attempts]);

  return {
    conflict,
    open: (found: Newer) => {
      setNewer(found);
      setChoices({});
      setAttempts(0);
    },
    /** Asks for the choices that are missing. */
    insist: () => setAttempts((count) => count + 1),
    close: () => setNewer(null),
  };
}

/** Both edits joined as chosen, over `fields`; null while a choice is missing. */
export function settled(
  { newer, choices }: Conflict,
  start: ArticleFields,
  fields: ArticleFields,
): ArticleFields | null {
  const theirs = fieldsOf(newer.theirs);
  const merge = mergeArticles(start, fields, theirs);
  const result = { ...merge.fields };
  for (const field of merge.clashes) {
    if (!choices[field]) return null;
    if (choices[field] === 'theirs') result[field] = theirs[field];
  }
  return result;
}
