import type { Drafts, KeptDraft } from '~/data/drafts';
import { openDrafts } from '~/data/open/drafts';
import type { ArticleDraft } from '~/domain/articleDraft';
import { randomId } from '~/lib/randomId';
import { createDebounce } from '~/lib/debounce';

/** Milliseconds without a key after which what was typed is written down, and the longest wait. */
const PAUSE = 250;
const MAX_WAIT = 1000;
/** Milliseconds after which a text that waits for the journal's code counts as not kept. */
const PATIENCE = 3000;

/** What an editor holds beyond what is saved. */
type Unsaved = Pick<ArticleDraft, 'start' | 'fields' | 'sent'>;

interface Options {
  personId: string;
  /** Id of the article in the address, null on the page of new ones. */
  place: string | null;
  /** Told after each write whether the text outlives the page. */
  onKept: (kept: boolean) => void;
}

/** Writes what one editor holds unsaved into the journal, soon after each key. */
export function createDraftWriter({ personId, place, onKept }: Options) {
  let journal: Drafts | undefined;
  let id = randomId();
  let claim: ReturnType<Drafts['claim']> | undefined;
  let unsaved: (Unsaved & Pick<ArticleDraft, 'typedAt'>) | null = null;
  let isWritten = false;
  let isClosed = false;
  const soon = createDebounce(write, PAUSE, MAX_WAIT);

  const whenOpen = (next: () => void) =>
    openDrafts().then(
      (drafts) => {
        journal = drafts;
        next();
      },
      () => onKept(false),
    );

  function write(): void {
    if (!journal) {
      setTimeout(() => journal ?? onKept(false), PATIENCE);
      return void whenOpen(write);
    }
    if (isClosed) return void writeLate(journal);
    if (unsaved) void hold();
    void put(journal);
  }

  async function put(journal: Drafts): Promise<void> {
    if (unsaved) {
      isWritten = true;
      onKept(await journal.keep({ id, personId, place, ...unsaved }));
    } else if (isWritten) {
      isWritten = false;
      await journal.remove(id);
    }
  }

  /** What a late answer changes once the editor is gone: not where another one goes on with the draft. */
  async function writeLate(journal: Drafts): Promise<void> {
    const release = await journal.claim(id);
    if (!release) return;
    await put(journal);
    release();
  }

  /** Of two tabs that go on with one draft at the same moment, the slower takes one of its own. */
  async function hold(): Promise<void> {
    if (claim || !journal) return;
    const asked = (claim = journal.claim(id));
    if ((await asked) || claim !== asked) return;
    claim = undefined;
    id = randomId();
    if (unsaved) soon.later();
  }

  const letGo = () => {
    void claim?.then((release) => release?.());
    claim = undefined;
  };

  // a page that is about to go away cannot wait for the code
  void whenOpen(() => undefined);
  return {
    /** Whether a draft is the one that is written here. */
    isOwn: (draftId: string) => draftId === id,
    /** To be told after every change; null says that all is saved. */
    note(change: Unsaved | null): void {
      if (!change && !unsaved) return;
      unsaved = change && { ...change, typedAt: new Date().toISOString() };
      soon.later();
    },
    flush: soon.flush,
    /**
     * Goes on with a draft from earlier. What was held till now stays in the journal as a draft of
     * its own, and so does one that is open in another tab.
     */
    adopt(draft: KeptDraft): void {
      soon.flush();
      letGo();
      id = draft.open ? randomId() : draft.id;
      isWritten = !draft.open;
      unsaved = null;
      // at once: the first key may be a while off
      void hold();
    },
    close(): void {
      const isDue = soon.stop();
      // written anew even if it was before: the page may go because the site's data was cleared
      if (unsaved || isDue) write();
      letGo();
      isClosed = true;
    },
  };
}
