import { parseInstant } from './instant';

type DateLocale = 'en-GB' | 'en-US';

interface DateFormat {
  locale?: DateLocale;
  /** Shown for an empty value. */
  fallback?: 'Date unavailable' | 'N/A';
}

// by hand: the first formatter that a page makes takes a slow phone 30 to 60 ms
const MONTHS =
  /* @__PURE__ so that chunks that format no dates go without it */
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A stored ISO date as a long date, '5 January 2025' or in 'en-US' 'January 5, 2025'. An empty
 * value gives the fallback, one that is no date 'Invalid date'. Never throws.
 */
export function formatDate(
  value: string | null | undefined,
  { locale = 'en-GB', fallback = 'Date unavailable' }: DateFormat = {},
): string {
  if (!value?.trim()) return fallback;
  const instant = parseInstant(value.trim());
  if (instant === null) return 'Invalid date';
  return longDate(new Date(instant), locale);
}

/** As `formatDate`, for a valid date. */
export function longDate(date: Date, locale: DateLocale = 'en-GB'): string {
  // in UTC, so that the prerendered page and the reader's browser write the same day
  const [day, month, year] = [date.getUTCDate(), MONTHS[date.getUTCMonth()], date.getUTCFullYear()];
  return locale === 'en-US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}
