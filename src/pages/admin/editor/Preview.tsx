import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { articleEditor } from '~/content/admin/editor';
import { fetchCode } from '~/lib/fetchCode';
import type { SafeHtml } from '~/lib/html';
import { useDebounced } from '~/lib/useDebounced';
import { Button } from '~/ui/Button';
import { Prose } from '~/ui/Prose';
import { isLong } from './longText';
import * as css from './Preview.module.css';

const { main } = articleEditor;

const pause = 250;

/** How the text will look to readers, cleaned as it will be for them. */
export function Preview({ html }: { html: string }) {
  const text = useDebounced(html, pause);
  const [clean, setClean] = useState<SafeHtml | null>(null);
  const [failed, setFailed] = useState(false);
  /** The long text that somebody wanted to see all the same. */
  const [wanted, setWanted] = useState('');
  const tooLong = isLong(text) && text !== wanted;

  useEffect(() => {
    if (tooLong) return;
    let stale = false;
    // for the editor's readers alone, so that the lists of the staff area stay light
    fetchCode(() => import('~/lib/sanitise')).then(
      ({ sanitise }) => {
        if (stale) return;
        setClean(sanitise(text));
        setFailed(false);
      },
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [text, tooLong]);

  if (tooLong)
    return (
      <>
        <p className={css.note}>{main.previewTooLong}</p>
        <Button variant="secondary" className={css.show} onClick={() => setWanted(text)}>
          {main.previewShow}
        </Button>
      </>
    );
  const note = failed
    ? main.previewFailed
    : text.trim() === ''
      ? main.previewEmpty
      : clean === null && main.previewLoading;
  if (note) return <p className={css.note}>{note}</p>;
  return (
    <div onClickCapture={stayHere} onSubmitCapture={keepForms}>
      <Prose html={clean ?? ''} />
    </div>
  );
}

/**
 * A link in the text is there to be looked at, not to lead away from the editor. Controls should not
 * be in it at all; if one got past the sanitiser, it would be a part of the editor's own form.
 */
function stayHere(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a, button, input')) event.preventDefault();
}

function keepForms(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
