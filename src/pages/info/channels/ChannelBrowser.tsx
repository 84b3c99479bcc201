import { useEffect, useRef } from 'react';
import { channelsPage, channelTabs } from '~/content/channels';
import { filterChannels } from '~/domain/search';
import { useIdle } from '~/lib/useIdle';
import { Still } from '~/ui/Kept';
import { Tabs } from '~/ui/Tabs';
import * as css from './ChannelBrowser.module.css';
import { ChannelRows } from './ChannelRows';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useChoice } from './useChoice';

/** The line-up by category, or what a search finds in all of them. */
export function ChannelBrowser() {
  const { query, setQuery, active, choose } = useChoice();
  const rested = useIdle();
  const input = useRef<HTMLInputElement>(null);
  const wanted = query.trim();
  const groups = wanted ? filterChannels(channelTabs, wanted) : [];
  const count = groups.flatMap(({ channels }) => channels).length;

  // somebody may have typed before the scripts ran
  useEffect(() => setQuery((known) => input.current?.value || known), []);

  const clear = () => {
    setQuery('');
    input.current?.focus();
  };

  return (
    <div className={css.root}>
      <div className={css.inner}>
        <div className={css.search} data-needs-js="">
          <SearchField inputRef={input} query={query} onChange={setQuery} onClear={clear} />
          <p role="status" className={css.count}>
            {wanted && channelsPage.resultCount(count, wanted)}
          </p>
        </div>
        {wanted ? (
          <SearchResults groups={groups} onClear={clear} />
        ) : (
          <Tabs
            label={channelsPage.tabsLabel}
            active={active}
            onChange={choose}
            tabs={channelTabs.map(({ id, label, channels }) => ({
              id,
              label,
              icon: id,
              content: (
                <Still id={`channels-${id}`}>
                  {(rested || id === active) && <ChannelRows channels={channels} />}
                </Still>
              ),
            }))}
          />
        )}
        <p className={css.note}>{channelsPage.sampleNote}</p>
      </div>
    </div>
  );
}
