import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { noHtml } from '~/lib/html';
import { loadAllWhenNear } from '~/lib/nearPictures';

/** The library compares by identity: another object would make it set the HTML anew. */
const untouched = { __html: noHtml };

/** A page that, once rendered ahead, may be kept as it is. */
export const keepable =
  <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <div data-keep="">
      <Page {...props} />
    </div>
  );

/** Shows what a document holds of a `keepable` page, without the code that rendered it; else null. */
export function keptIn(document: Document): (() => ReactElement) | null {
  const found = document.querySelector('[data-keep]');
  return found && contentOf(found);
}

/** What makes an element hold what another one held. */
interface Held {
  ref: (element: HTMLElement | null) => void;
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML: typeof untouched;
}

const kept = (held: Held) => <div data-keep="" {...held} />;

/**
 * Shows what an element holds now, wherever that is drawn next.
 * @param draw  gives the element that is to hold it
 */
export function contentOf(
  element: ParentNode,
  draw: (held: Held) => ReactElement = kept,
): () => ReactElement {
  // taken now, because the library may throw away what it cannot hydrate
  const nodes = [...element.childNodes];
  // hydration leaves the nodes alone; where the element is drawn anew it is empty
  const fill = (element: HTMLElement | null) => {
    if (!element || element.hasChildNodes()) return;
    element.append(...nodes);
    loadAllWhenNear(element);
  };
  return () =>
    draw({ ref: fill, suppressHydrationWarning: true, dangerouslySetInnerHTML: untouched });
}

/** Content that never changes: a page that was rendered ahead keeps it as it stands, unhydrated. */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const [Kept] = useState(() => {
    const found = typeof document === 'undefined' ? null : document.getElementById(id);
    return found && contentOf(found, (held) => <div id={id} {...held} />);
  });
  return Kept ? <Kept /> : <div id={id}>{children}</div>;
}
