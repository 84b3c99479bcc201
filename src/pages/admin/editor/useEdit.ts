import { useRef, useState } from 'react';
import { type ArticleFields, type ArticleVersion, versionOf } from '~/domain/articleDraft';
import type { Article } from '~/domain/entities';
import { randomId } from '~/lib/randomId';
import { sameFields } from './articleFields';
import { useDraftWriter } from './useDraftWriter';

export type Edit = ReturnType<typeof useEdit>;

/** What one editor holds, what that started from, and the journal's note of it. */
export function useEdit(article: Article | null, place: string | null) {
  const [opened] = useState(() => versionOf(article));
  const [firstId] = useState(randomId);
  const id = useRef(firstId);
  const start = useRef(opened);
  const typed = useRef(opened.fields);
  /** What was sent without being told that it is stored. */
  const sent = useRef<readonly ArticleFields[]>([]);
  const { writer, isKept } = useDraftWriter(place);

  const isDirty = () => !sameFields(typed.current, start.current.fields);
  const journal = () =>
    writer.note(
      isDirty() ? { start: start.current, fields: typed.current, sent: sent.current } : null,
    );

  const startFrom = (version: ArticleVersion) => {
    start.current = version;
    journal();
  };

  return {
    /** Names what is typed, as for `Articles.create`. */
    id: () => id.current,
    /** What the fields held at first. */
    opened,
    /** What the next save starts from. */
    start: () => start.current,
    /** What stands in the fields, to the last key. */
    typed: () => typed.current,
    isDirty,
    hold(fields: ArticleFields): void {
      typed.current = fields;
      journal();
    },
    startFrom,
    /** For another text, which is not to be taken for the one before. */
    startAnew(version: ArticleVersion, earlier: readonly ArticleFields[] = []): void {
      id.current = randomId();
      sent.current = earlier;
      startFrom(version);
    },
    sent: () => sent.current,
    /** It is stored, all of it. */
    forgetSent: () => void (sent.current = []),
    /** Noted at once: the browser may be gone before an answer is there. */
    noteSent(texts: readonly ArticleFields[]): void {
      sent.current = texts;
      journal();
      writer.flush();
    },
    writer,
    isKept,
  };
}
