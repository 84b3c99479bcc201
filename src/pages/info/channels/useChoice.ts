import { useEffect, useLayoutEffect, useState } from 'react';
import { channelTabs } from '~/content/channels';

/** Milliseconds: a browser refuses to note each key of a fast typist. */
const pause = 350;

const note = (choice: object): void => history.replaceState({ ...history.state, ...choice }, '');

/** The tab and the search, as the history entry has them: Back leads to what was left. */
export function useChoice() {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(channelTabs[0]?.id ?? '');

  useLayoutEffect(() => {
    const { tab, sought = '' } = history.state ?? {};
    if (channelTabs.some(({ id }) => id === tab)) setActive(tab);
    setQuery(sought);
  }, []);

  useEffect(() => {
    const { pathname } = location;
    // on the way to another page this one is still on screen when the entry is that one's already
    const timer = setTimeout(
      () => pathname === location.pathname && note({ sought: query }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [query]);

  const choose = (tab: string) => {
    setActive(tab);
    note({ tab });
  };
  return { query, setQuery, active, choose };
}
