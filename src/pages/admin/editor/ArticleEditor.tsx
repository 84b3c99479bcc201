import type { KeptDraft } from '~/data/drafts';
import type { Article } from '~/domain/entities';
import { useStaff } from '~/parts/admin/useStaff';
import { EditorForm } from './EditorForm';

export interface Props {
  /** To be edited; null creates one. */
  article: Article | null;
  /** Id of the article in the address, null on the page of new ones. */
  place: string | null;
  /** Unsaved text to begin with. */
  restored?: KeptDraft;
}

/** Creates an article, or edits the one given. */
export function ArticleEditor(props: Props) {
  const staff = useStaff();
  // when somebody else signs in in another tab, the text on screen is not theirs to see
  return <EditorForm key={staff?.id} {...props} />;
}
