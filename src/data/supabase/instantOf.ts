import { asText } from '~/lib/fields';

/** A timestamp as this product writes it: the database says `+00:00` for `Z`. */
export function instantOf(value: unknown): string {
  const instant = new Date(asText(value));
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}
