import { expect, it } from 'vitest';
import { heldAfter, lastOf, type Undoable, undoableText, without } from './undoable';

const undoable = (change: Partial<Undoable>): Undoable => ({
  done: 'False positive',
  about: 'Ann Other',
  until: 5_000,
  undo: () => {},
  forget: () => {},
  ...change,
});

it('alerts · undo · shows the last action, on one alert or several', () => {
  const one = undoable({});
  const several = undoable({ done: '2 resolved, 1 proposed', about: null, until: 6_000 });
  expect(lastOf(one, null)).toBe(one);
  expect(lastOf(one, several)).toBe(several);
  expect(lastOf(several, one)).toBe(several);
  expect(lastOf(null, null)).toBeNull();
  expect(undoableText(one)).toBe('False positive: Ann Other. Press U to undo.');
  expect(undoableText(several)).toBe('2 resolved, 1 proposed. Press U to undo.');
});

it('alerts · undo · keeps each decision until its own time is up', () => {
  const [first, second, third] = [1_000, 2_000, 3_000].map((until) => ({ until })) as [Held, Held, Held];
  expect(without([first, second, third], third)).toEqual([first, second]);
  expect(heldAfter([first, second, third], second)).toEqual([third]);
});

type Held = Pick<Undoable, 'until'>;
