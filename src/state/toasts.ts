import { atom } from './jotai';

/** A short message that comes and goes. `duration` is in milliseconds. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  duration?: number;
}

export interface Toast extends ToastMessage {
  /** Tells two equal messages apart. */
  id: number;
}

const current = atom<Toast | null>(null);
let lastId = 0;

/** The toast on screen; there is at most one. Writing a message replaces it, null closes it. */
export const toastAtom = atom(
  (get) => get(current),
  (_get, set, message: ToastMessage | null) =>
    set(current, message && { ...message, id: ++lastId }),
);
