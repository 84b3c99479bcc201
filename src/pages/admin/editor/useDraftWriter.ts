import { useEffect, useState } from 'react';
import { useStaff } from '~/parts/admin/useStaff';
import { createDraftWriter } from './draftWriter';

/** Journals what an editor holds, and at once when its page is hidden, left or closed. */
export function useDraftWriter(place: string | null) {
  const personId = useStaff()?.id ?? '';
  const [isKept, setKept] = useState(true);
  const [writer] = useState(() => createDraftWriter({ personId, place, onKept: setKept }));

  useEffect(() => {
    // all of them, because none is certain: phones close hidden pages without another word
    const stops = [
      listen(document, 'visibilitychange', writer.flush),
      listen(window, 'pagehide', writer.flush),
      listen(window, 'blur', writer.flush),
    ];
    return () => {
      stops.forEach((stop) => stop());
      writer.close();
    };
  }, []);
  return { writer, isKept };
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
