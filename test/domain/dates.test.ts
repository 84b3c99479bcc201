import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDate } from '~/domain/dates';
import { newestFirst, nextInstant, parseInstant } from '~/domain/instant';

const dates = suite('dates');

dates('are long dates, British unless American is asked for', () => {
  assert.is(formatDate('2025-01-05'), '5 January 2025');
  assert.is(formatDate('2025-01-05', { locale: 'en-US' }), 'January 5, 2025');
});

dates('are written as the platform writes them, in every month', () => {
  for (const locale of ['en-GB', 'en-US'] as const) {
    const platform = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2024, month, month + 9));
      assert.is(formatDate(date.toISOString(), { locale }), platform.format(date));
    }
  }
});

dates('are shown in UTC wherever they are read', () => {
  assert.is(formatDate('2025-01-05T23:59:59.999Z'), '5 January 2025');
  assert.is(formatDate('2025-01-05T23:30:00-02:00'), '6 January 2025');
  assert.is(formatDate('2025-01-05T00:30'), '5 January 2025');
  assert.is(formatDate('2025-01-05T10:00:00.123456+00:00'), '5 January 2025');
});

dates('that are empty show the fallback', () => {
  for (const value of ['', ' ', null, undefined]) {
    assert.is(formatDate(value), 'Date unavailable');
    assert.is(formatDate(value, { fallback: 'N/A' }), 'N/A');
  }
});

dates('that do not exist show as invalid', () => {
  for (const value of ['soon', '2025-02-30', '2025-13-01', '2025-00-00', '1', '5/1/2025', '\0']) {
    assert.is(formatDate(value), 'Invalid date', value);
  }
  assert.is(formatDate('2024-02-29'), '29 February 2024');
});

dates('are sorted newest first, invalid ones last', () => {
  assert.equal(['2024-01-01', 'bad', '1960-01-01', '2025-01-01'].sort(newestFirst), [
    '2025-01-01',
    '2024-01-01',
    '1960-01-01',
    'bad',
  ]);
  assert.is(newestFirst('bad', 'worse'), 0);
});

dates('of changes always move forward', () => {
  const now = new Date('2026-01-01T00:00:00.000Z');
  assert.is(nextInstant('2025-01-01T00:00:00.000Z', now), '2026-01-01T00:00:00.000Z');
  assert.is(nextInstant('2026-01-01T00:00:00.000Z', now), '2026-01-01T00:00:00.001Z');
  assert.is(nextInstant('2026-01-01T00:02:00.000Z', now), '2026-01-01T00:02:00.001Z');
  assert.is(nextInstant('never', now), '2026-01-01T00:00:00.000Z');
});

dates('without a zone are read as UTC', () => {
  assert.is(parseInstant('1970-01-01T00:00:01'), 1000);
  assert.is(parseInstant('1970-01-01'), 0);
});

dates.run();
