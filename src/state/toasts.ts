import { shared } from './shared';

/** A short message that comes and goes. */
interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  /** Tells two equal messages apart. */
  id: number;
}

/** The message on screen; there is at most one. */
export const currentToast = shared<Toast | null>(null);
let lastId = 0;

/** Shows a message in place of the one on screen. */
export const toast = (message: ToastMessage): void =>
  currentToast.write({ ...message, id: ++lastId });

/** Takes the message off the screen, if there is one. */
export const closeToast = (): void => currentToast.write(null);
