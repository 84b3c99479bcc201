import type { KeptDraft } from '~/data/drafts';
import { openDrafts } from '~/data/open/drafts';

/** A draft as it is now: another tab may have gone on with it since the list was read. */
export async function newestDraft(draft: KeptDraft): Promise<KeptDraft> {
  const kept = await (await openDrafts()).list(draft.personId);
  return kept.find(({ id }) => id === draft.id) ?? draft;
}
