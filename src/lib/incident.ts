import { randomId } from './randomId';

const names = new WeakMap<object, string>();

/** A name for an error that nobody expected, short enough to be quoted; the same error keeps it. */
export function incidentId(error: unknown): string {
  const key = typeof error === 'object' && error !== null ? error : {};
  const id = names.get(key) ?? randomId().slice(0, 8);
  names.set(key, id);
  return id;
}

/** Writes the error to the console, under its name. It is sent nowhere. */
export function reportIncident(error: unknown): string {
  const id = incidentId(error);
  console.error(`Error reference ${id}:`, error);
  return id;
}
