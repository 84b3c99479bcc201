import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atMoment } from '~/domain/moment';

const moment = suite('when something happened');

/** By the clock of this machine, whatever its zone. */
const local = (day: number, hour: number, minute: number) =>
  new Date(2026, 0, day, hour, minute).toISOString();
const now = new Date(2026, 0, 5, 18, 0);

moment('Today needs no day', () => {
  assert.is(atMoment(local(5, 9, 5), now), 'at 09:05');
  assert.is(atMoment(local(5, 0, 0), now), 'at 00:00');
});

moment('Any other day is named', () => {
  assert.is(atMoment(local(4, 23, 59), now), 'on 4 January 2026 at 23:59');
  assert.is(atMoment(local(6, 14, 0), now), 'on 6 January 2026 at 14:00');
  const aMonthLater = new Date(2026, 1, 5, 18, 0);
  assert.is(atMoment(local(5, 9, 5), aMonthLater), 'on 5 January 2026 at 09:05');
});

moment('What is no date is no reason to stop', () => {
  assert.is(atMoment('', now), 'at an unknown time');
  assert.is(atMoment('yesterday', now), 'at an unknown time');
});

moment.run();
