import { loadStored, storedParts } from './loadStored';
import { useAsked } from './useAsked';

/** What shows stored articles, fetched once it is `needed`. */
export function useStoredParts(needed: boolean) {
  const parts = storedParts();
  return { parts, ...useAsked(needed && !parts, '', loadStored) };
}
