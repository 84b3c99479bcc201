/**
 * The notification on screen. It is no atom: this stands above every page, and a visitor whose
 * page has no state would fetch 3 KB of jotai for it.
 */
import { useSyncExternalStore } from 'react';

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

let current: Toast | null = null;
let lastId = 0;
const followers = new Set<() => void>();

/** Shows a message in place of the one on screen: there is at most one (spec 4). */
export const toast = (message: ToastMessage): void => set({ ...message, id: ++lastId });

/** Takes the message off the screen, if there is one. */
export const closeToast = (): void => set(null);

/** The message on screen. */
export const currentToast = (): Toast | null => current;

/** The message on screen, as long as a component shows it; none where a page is rendered ahead. */
export const useToast = (): Toast | null => useSyncExternalStore(follow, currentToast, () => null);

function set(next: Toast | null): void {
  current = next;
  for (const each of followers) each();
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}
