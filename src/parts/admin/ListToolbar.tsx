import { adminList } from '~/content/admin';
import type { ListState } from '~/domain/listState';
import { Button } from '~/ui/Button';
import { type Option, SelectField } from '~/ui/SelectField';
import { ListSearch } from './ListSearch';
import * as css from './ListToolbar.module.css';

export interface ListFilter {
  /** As in the list's rules and defaults. */
  id: string;
  label: string;
  /** The words for no choice. */
  all: string;
  options: readonly Option[];
}

interface Props {
  /** Ids of its fields begin with it. */
  id: string;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** Says what the search looks through. */
  hint?: string;
  filters?: readonly ListFilter[];
  /** How many records there are, in words. */
  count: string;
}

/** What stands above a list: search, filters, and how many records they leave. */
export function ListToolbar({ id, state, onChange, hint, filters = [], count }: Props) {
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  const choose = (filter: string, value: string) => {
    const { [filter]: _, ...others } = state.filters;
    onChange({ filters: value ? { ...others, [filter]: value } : others });
  };

  return (
    <div role="search" className={css.root}>
      <ListSearch
        id={`${id}-search`}
        hint={hint}
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
      {filters.map((filter) => (
        <div key={filter.id} className={css.filter}>
          <SelectField
            id={`${id}-${filter.id}`}
            label={filter.label}
            value={state.filters[filter.id] ?? ''}
            options={[{ value: '', label: filter.all }, ...filter.options]}
            onChange={(event) => choose(filter.id, event.currentTarget.value)}
          />
        </div>
      ))}
      <div className={css.foot}>
        <p role="status">{count}</p>
        {isFiltered && (
          <Button variant="quiet" onClick={() => onChange({ search: '', filters: {} })}>
            {adminList.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
