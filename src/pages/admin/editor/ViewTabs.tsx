import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { articleEditor } from '~/content/admin/editor';
import { tabReached } from '~/lib/tabReached';
import * as css from './ViewTabs.module.css';

export type View = 'write' | 'preview';

const { main } = articleEditor;
const tabs = [
  { view: 'write', label: main.write },
  { view: 'preview', label: main.previewTab },
] as const;

interface Props {
  view: View;
  onView: (view: View) => void;
  className: string | undefined;
}

/** Chooses between the text and its preview where only one of them has room. */
export function ViewTabs({ view, onView, className }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = tabs.findIndex((tab) => tab.view === view);
    const to = tabReached(event, from, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onView(tab.view);
    document.getElementById(`content-tab-${tab.view}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={main.view}
      className={clsx(css.root, className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.view}
          id={`content-tab-${tab.view}`}
          type="button"
          role="tab"
          aria-selected={tab.view === view}
          aria-controls={`content-${tab.view}`}
          tabIndex={tab.view === view ? 0 : -1}
          className={css.tab}
          onClick={() => onView(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
