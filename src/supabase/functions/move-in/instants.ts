import { asText, type Fields } from '../_shared/fields.ts';

/** When a record was created and changed; never later than `now`, whatever a browser's clock said. */
export function instantsOf(fields: Fields, now: Date): { created_at: string; updated_at: string } {
  const created = instantOf(fields['createdAt'], now) ?? instantOf(fields['updatedAt'], now) ?? now;
  const updated = instantOf(fields['updatedAt'], now) ?? created;
  const later = updated < created ? created : updated;
  return { created_at: created.toISOString(), updated_at: later.toISOString() };
}

function instantOf(value: unknown, now: Date): Date | null {
  const instant = new Date(asText(value));
  if (Number.isNaN(instant.getTime())) return null;
  return instant > now ? now : instant;
}
