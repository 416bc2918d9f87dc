import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times';

const later = new Date(2027, 0, 1);
const times = (now: Date, deadline = later) => snoozeTimes(now, deadline).map(({ until }) => until);

it('alerts · snooze · offers each morning once, and on a Monday the next Monday', () => {
  const sunday = new Date(2026, 10, 22, 19, 30);
  expect(times(sunday)).toEqual([new Date(2026, 10, 23, 9), new Date(2026, 10, 25, 9)]);
  expect(times(new Date(2026, 10, 23, 8))[2]).toEqual(new Date(2026, 10, 30, 9));
});

it('alerts · snooze · offers the earliest time first, whatever the day', () => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 22 + day, 8));
  for (const day of days) expect(times(day)).toEqual(times(day).toSorted((a, b) => Number(a) - Number(b)));
});

it('alerts · snooze · offers no time after the alert’s deadline, which the server would refuse', () => {
  const tuesday = new Date(2026, 10, 24, 8);
  expect(times(tuesday, new Date(2026, 10, 27, 9))).toEqual([
    new Date(2026, 10, 25, 9),
    new Date(2026, 10, 27, 9),
  ]);
  expect(times(tuesday, new Date(2026, 10, 25, 8))).toEqual([]);
});
