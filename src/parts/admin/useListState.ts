import { useEffect, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import {
  type ListDefaults,
  type ListState,
  readListState,
  writeListState,
} from '~/domain/listState';
import { noteListPlace } from './listPlace';
import { useStaff } from './useStaff';

/** A list's state in the address bar, and the way to change it; a change leads back to page 1. */
export function useListState(
  defaults: ListDefaults,
): [ListState, (change: Partial<ListState>) => void] {
  const search = useSearch();
  const staffId = useStaff()?.id ?? '';
  const state = useMemo(() => readListState(new URLSearchParams(search), defaults), [search]);

  useEffect(() => {
    const query = writeListState(new URLSearchParams(), state, defaults);
    noteListPlace(staffId, location.pathname, `${query}`);
  }, [state, staffId]);

  const change = (part: Partial<ListState>) => {
    // read afresh: a search that waits for a pause must not undo what was chosen meanwhile
    const params = new URLSearchParams(location.search);
    const current = readListState(params, defaults);
    const next = writeListState(params, { ...current, page: 1, ...part }, defaults);
    navigate(`${location.pathname}?${next}`, { replace: true, state: history.state });
  };
  return [state, change];
}
