const ISO_8601 = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** The first instant a Date can hold, in milliseconds. */
const EARLIEST = -8.64e15;

/**
 * Milliseconds since 1970 of an ISO 8601 date or date-time, null for anything else and for days
 * the calendar lacks. A time without a zone is read as UTC, so that every machine agrees.
 */
export function parseInstant(value: string): number | null {
  const [matched, year, month, day, zone] = ISO_8601.exec(value) ?? [];
  if (matched === undefined) return null;
  // Engines roll 30 February over to March instead of refusing it.
  if (Number(day) > daysInMonth(Number(year), Number(month))) return null;
  const zoned = matched.includes('T') && zone === undefined ? `${matched}Z` : matched;
  const instant = Date.parse(zoned);
  return Number.isNaN(instant) ? null : instant;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Sort order of two dates, newest first; a value that is no date counts as the oldest. */
export function newestFirst(a: string, b: string): number {
  return (parseInstant(b) ?? EARLIEST) - (parseInstant(a) ?? EARLIEST);
}

/**
 * The ISO timestamp for a change made `now` to something last changed at `previous`: always later
 * than `previous`, by 1 ms where the clock stood still or went back.
 */
export function nextInstant(previous: string, now: Date): string {
  const after = (parseInstant(previous) ?? EARLIEST) + 1;
  return new Date(Math.max(now.getTime(), after)).toISOString();
}
