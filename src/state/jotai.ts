/** The one door to jotai. */
export { atom, createStore } from 'jotai/vanilla';
export type { WritableAtom } from 'jotai/vanilla';
export { Provider, useAtomValue, useSetAtom, useStore } from 'jotai/react';
