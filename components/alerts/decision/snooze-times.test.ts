import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times';

const times = (now: Date) => snoozeTimes(now).map(({ until }) => until);

it('alerts · snooze · offers mornings, and the Monday to come also on a Monday', () => {
  const sunday = new Date(2026, 10, 22, 19, 30);
  expect(times(sunday)).toEqual([
    new Date(2026, 10, 23, 9),
    new Date(2026, 10, 25, 9),
    new Date(2026, 10, 23, 9),
  ]);
  expect(times(new Date(2026, 10, 23, 8))[2]).toEqual(new Date(2026, 10, 30, 9));
});
