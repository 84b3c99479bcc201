import { type KeptDraft, openDrafts } from '~/data/drafts';

/** A draft as it is now: the tab in which it is open may have gone on since the list was read. */
export async function newestDraft(draft: KeptDraft): Promise<KeptDraft> {
  if (!draft.open) return draft;
  const kept = await (await openDrafts()).list(draft.personId);
  return kept.find(({ id }) => id === draft.id) ?? draft;
}
