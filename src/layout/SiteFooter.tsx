import { type ComponentType, useEffect } from 'react';
import { copyright } from '~/content/navigation';
import { fetchCode } from '~/lib/fetchCode';
import { contentOf } from '~/ui/Kept';

let Footer: ComponentType | undefined;

/** Takes the footer of a document that was rendered with one: what stands there needs no code. */
export function keepFooter(document: Document): void {
  const found = document.querySelector('main + footer');
  if (found) Footer = keptFooter(found);
}

/** Makes sure that there is one, by its code; rejects when the network does. */
export async function loadFooter(): Promise<void> {
  Footer ??= (await fetchCode(() => import('./Footer'))).Footer;
}

/** Nothing until it was kept or loaded. */
export const SiteFooter = () => Footer && <Footer />;

function keptFooter(element: Element): ComponentType {
  const line = element.querySelector('[data-copyright]');
  const Content = contentOf(element, (held) => (
    <footer className={element.className} data-below="" {...held} />
  ));
  return function KeptFooter() {
    // the document may be older than the year
    useEffect(() => {
      if (line) line.textContent = copyright(new Date().getFullYear());
    }, []);
    return <Content />;
  };
}
