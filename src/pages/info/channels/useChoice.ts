import { useEffect, useLayoutEffect, useState } from 'react';
import { channelTabs } from '~/content/channels';

/** Milliseconds: a browser refuses to note each key of a fast typist. */
const pause = 200;

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
    const note = () => history.replaceState({ ...history.state, tab: active, sought: query }, '');
    const timer = setTimeout(note, pause);
    return () => clearTimeout(timer);
  }, [active, query]);

  return { query, setQuery, active, setActive };
}
