import { useState } from 'react';
import type { Article } from '~/domain/entities';
import { EditorForm } from './EditorForm';

/** Creates an article, or edits the one given. */
export function ArticleEditor({ article }: { article: Article | null }) {
  /** The newer version that somebody else saved, once it is asked for. */
  const [theirs, setTheirs] = useState<Article | null>(null);
  return (
    <EditorForm key={theirs?.updatedAt ?? ''} article={theirs ?? article} onReplace={setTheirs} />
  );
}
