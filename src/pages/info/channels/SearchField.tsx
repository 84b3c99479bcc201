import type { RefObject } from 'react';
import { channelsPage } from '~/content/channels';
import { TextField } from '~/ui/Field';
import { Icon } from '~/ui/Icon';
import * as css from './SearchField.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  onClear: () => void;
}

export function SearchField({ inputRef, query, onChange, onClear }: Props) {
  return (
    <div role="search" className={css.root}>
      <TextField
        id="channel-search"
        ref={inputRef}
        type="search"
        label={channelsPage.searchLabel}
        placeholder={channelsPage.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={css.input}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClear()}
        after={
          query && (
            <button
              type="button"
              className={css.clear}
              aria-label={channelsPage.clearSearch}
              onClick={onClear}
            >
              <Icon name="close" size={20} />
            </button>
          )
        }
      />
      <Icon name="search" size={20} className={css.icon} />
    </div>
  );
}
