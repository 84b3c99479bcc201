import { adminList } from '~/content/admin/list';
import { Button } from '~/ui/Button';
import { LateCancel } from '~/ui/Loading';
import { type Option, SelectField } from '~/ui/SelectField';
import { ListFailed } from './ListFailed';
import { ListSearch } from './ListSearch';
import * as css from './ListToolbar.module.css';
import type { RecordList } from './useRecordList';

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
  list: Pick<RecordList<never>, 'state' | 'change' | 'busy' | 'cancel' | 'failure' | 'reload'>;
  /** Says what the search looks through. */
  hint?: string;
  filters?: readonly ListFilter[];
  /** How many records there are, in words. */
  count: string;
}

/** A choice that no record has any more, or that an address made up, is named as it stands there. */
function optionsOf({ all, options }: ListFilter, chosen = ''): readonly Option[] {
  const known = [{ value: '', label: all }, ...options];
  return known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: chosen }];
}

/**
 * What stands above a list: search, filters, and how many records they leave; or why nobody knows.
 * It stays all the while, because somebody may be typing in it.
 */
export function ListToolbar({ id, list, hint, filters = [], count }: Props) {
  const { state, change, busy, cancel, failure, reload } = list;
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  const choose = (filter: string, value: string) => {
    const { [filter]: _, ...others } = state.filters;
    change({ filters: value ? { ...others, [filter]: value } : others });
  };

  const searchId = `${id}-search`;
  const clear = () => {
    change({ search: '', filters: {} });
    // the button that had it goes
    document.getElementById(searchId)?.focus();
  };

  return (
    <>
      <div role="search" className={css.root}>
        <ListSearch
          id={searchId}
          hint={hint}
          value={state.search}
          onChange={(search) => change({ search })}
        />
        {filters.map((filter) => (
          <div key={filter.id} className={css.filter}>
            <SelectField
              id={`${id}-${filter.id}`}
              label={filter.label}
              value={state.filters[filter.id] ?? ''}
              options={optionsOf(filter, state.filters[filter.id])}
              onChange={(event) => choose(filter.id, event.currentTarget.value)}
            />
          </div>
        ))}
        <div className={css.foot}>
          <p role="status">{!failure && count}</p>
          {busy && <LateCancel onCancel={cancel} />}
          {isFiltered && (
            <Button variant="quiet" onClick={clear}>
              {adminList.clear}
            </Button>
          )}
        </div>
      </div>
      {failure && <ListFailed message={failure.message} onRetry={reload} />}
    </>
  );
}
