import { parseInstant } from './instant';

export type DateLocale = 'en-GB' | 'en-US';

export interface DateFormat {
  locale?: DateLocale;
  /** Shown for an empty value. */
  fallback?: 'Date unavailable' | 'N/A';
}

// The fixed zone makes the prerendered page and the reader's browser write the same day.
const longDate = (locale: DateLocale) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const FORMATS: Record<DateLocale, Intl.DateTimeFormat> = {
  'en-GB': longDate('en-GB'),
  'en-US': longDate('en-US'),
};

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
  return instant === null ? 'Invalid date' : FORMATS[locale].format(instant);
}
