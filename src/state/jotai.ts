/** The one door to jotai, and the one store behind it. */
import { type Atom, createStore, type WritableAtom } from 'jotai/vanilla';
import { useAtomValue as useValue, useSetAtom as useSetter } from 'jotai/react';

export { atom, createStore } from 'jotai/vanilla';

// no provider: what stands above every page would be fetched by visitors whose page has no state
let store = createStore();

/** Starts with nothing known, as a page just opened does. */
export const renewStore = (): void => void (store = createStore());

export const useAtomValue = <Value>(atom: Atom<Value>): Awaited<Value> => useValue(atom, { store });

export const useSetAtom = <Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): ((...args: Args) => Result) => useSetter(atom, { store });
