import { useEffect, useState } from 'react';
import { articleEditor } from '~/content/admin/editor';
import { safeImageUrl } from '~/domain/url';
import { useDebounced } from '~/lib/useDebounced';
import * as css from './ImagePreview.module.css';

const { image } = articleEditor;
/** Not every letter of an address is worth a request. */
const pause = 400;

/** The picture at an address, or why there is none. */
export function ImagePreview({ url, alt }: { url: string; alt: string }) {
  const typed = useDebounced(url.trim(), pause);
  const src = safeImageUrl(typed);
  /** The address that failed; an error may come before the effects of the drawing that caused it. */
  const [failed, setFailed] = useState<string | null>(null);
  // typed anew it may do better
  useEffect(() => () => setFailed((each) => (each === src ? null : each)), [src]);

  const note =
    typed === '' ? image.previewEmpty : !src ? image.previewInvalid : image.previewFailed;
  return (
    <div className={css.root} role="group" aria-label={image.preview}>
      {src && src !== failed ? (
        <img
          key={src}
          className={css.picture}
          src={src}
          alt={alt || image.preview}
          onError={() => setFailed(src)}
        />
      ) : (
        <p className={css.note} role="status">
          {note}
        </p>
      )}
    </div>
  );
}
