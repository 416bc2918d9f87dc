import { expect, it } from 'vitest';
import { afterSaid, nobody, viewersOf, viewersSentence } from './viewers';

const says = (user_token: string, alert_token: string | null) => ({ user_token, alert_token });

it('alerts · presence · shows each person at the alert that they opened last', () => {
  const both = afterSaid(afterSaid(nobody, says('ana', 'a'), 0), says('ben', 'a'), 1_000);
  expect(viewersOf(both, 'a', 2_000)).toEqual(['ana', 'ben']);
  const moved = afterSaid(both, says('ana', 'b'), 3_000);
  expect([viewersOf(moved, 'a', 4_000), viewersOf(moved, 'b', 4_000)]).toEqual([['ben'], ['ana']]);
  expect(viewersOf(afterSaid(moved, says('ben', null), 5_000), 'a', 5_000)).toEqual([]);
});

it('alerts · presence · ends within a minute of the last message', () => {
  const seen = afterSaid(nobody, says('ana', 'a'), 0);
  expect(viewersOf(seen, 'a', 44_000)).toEqual(['ana']);
  expect(viewersOf(seen, 'a', 46_000)).toEqual([]);
  expect(viewersOf(afterSaid(seen, says('ana', 'a'), 20_000), 'a', 46_000)).toEqual(['ana']);
});

it('alerts · presence · is described in a sentence', () => {
  const said = (names: readonly string[]) => Object.values(viewersSentence(names)).join('');
  expect(said([])).toBe('');
  expect(said(['Ana'])).toBe('Ana is here');
  expect(said(['Ana', 'Ben'])).toBe('Ana and Ben are here');
  expect(said(['Ana', 'Ben', 'Cy'])).toBe('Ana and 2 others are here');
});
