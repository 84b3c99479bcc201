import { parseInstant } from './instant';

// made when they are needed: each takes a slow phone 30 to 60 ms
const time = () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = () =>
  new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', day: 'numeric' });

/**
 * When something happened, on the reader's clock: 'at 14:05' on the day of `now`, else 'on 5
 * January 2025 at 14:05'. For what is no date the answer is 'at an unknown time'.
 */
export function atMoment(value: string, now: Date): string {
  const instant = parseInstant(value);
  if (instant === null) return 'at an unknown time';
  const moment = new Date(instant);
  const clock = `at ${time().format(moment)}`;
  return moment.toDateString() === now.toDateString()
    ? clock
    : `on ${day().format(moment)} ${clock}`;
}
