import { expect, it } from 'vitest';
import { pausedLast } from './paused-last';

it('work · puts paused clocks after running ones, and keeps the order of the deadlines', () => {
  const rows = [
    { name: 'first', isPaused: true },
    { name: 'second', isPaused: false },
    { name: 'third', isPaused: true },
    { name: 'fourth', isPaused: false },
  ];
  const names = pausedLast(rows, ({ isPaused }) => isPaused).map(({ name }) => name);
  expect(names).toEqual(['second', 'fourth', 'first', 'third']);
});
