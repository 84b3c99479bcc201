import type { ContactForm } from '~/domain/accountValidation';
import { messageKey } from './keys';

/**
 * The message that was begun, kept by the tab for whoever comes to the form by a new document, as
 * after a deploy; null for none. A browser that keeps nothing is no reason to stop anybody.
 */
export function readMessage(): Partial<ContactForm> | null {
  // fields take texts only, whatever stands there
  const asText = (name: string, value: unknown) => (name ? `${value}` : value);
  try {
    return JSON.parse(sessionStorage.getItem(messageKey) ?? 'null', asText);
  } catch {
    return null;
  }
}

/** Null once it is sent. */
export function keepMessage(message: ContactForm | null): void {
  try {
    if (message) sessionStorage.setItem(messageKey, JSON.stringify(message));
    else sessionStorage.removeItem(messageKey);
  } catch {
    // it lasts as long as the document then
  }
}
