import type { KeyboardEvent, ReactNode } from 'react';
import { tabReached } from '~/lib/tabReached';
import { CategoryIcon, type CategoryIconName } from './CategoryIcon';
import * as css from './Tabs.module.css';

interface Tab {
  /** Unique in the page: the tab and its panel are tied by it. */
  id: string;
  label: string;
  icon: CategoryIconName;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is shown. */
  active: string;
  onChange: (id: string) => void;
}

/** One panel at a time. Without scripts there are no tabs: every panel stands under a heading. */
export function Tabs({ label, tabs, active, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = tabs.findIndex(({ id }) => id === active);
    const to = tabReached(event, from, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={css.list}
        data-needs-js=""
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(id)}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(id)}
          >
            <CategoryIcon name={icon} size={20} className={css.icon} />
            {name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab.id)}
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          tabIndex={0}
          className={css.panel}
          data-active={tab.id === active ? '' : undefined}
        >
          <h2 className={css.heading}>{tab.label}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;
