import type { ReactNode, SyntheticEvent } from 'react';
import { holdPlace } from '~/lib/holdPlace';
import { Icon } from './Icon';
import * as css from './Accordion.module.css';

interface Item {
  /** The item's address within the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  /** Of all items with the same name, over all lists, one is open at a time. */
  name: string;
  items: readonly Item[];
}

/** Rows that open; the browser does the work, so they open without scripts, too. */
export function Accordion({ name, items }: Props) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className={css.item} onToggle={closeOthers}>
          <summary className={css.summary} onClick={stay}>
            <h3 className={css.title}>{title}</h3>
            <Icon name="chevronDown" size={22} className={css.chevron} />
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Older browsers do not know that details of one name exclude each other. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  const name = opened.getAttribute('name') ?? '';
  for (const each of document.querySelectorAll('details[open]')) {
    if (each !== opened && each.getAttribute('name') === name) each.removeAttribute('open');
  }
}

/** One above that closes would take what was pressed up and off the screen. */
function stay({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  requestAnimationFrame(holdPlace(currentTarget));
}
