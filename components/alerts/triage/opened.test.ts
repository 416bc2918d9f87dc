import { expect, it } from 'vitest';
import { currentOf, followed, openedAt, opening } from './opened';

it('alerts · triage · shows an alert before the address does, even when several are opened in a row', () => {
  const two = opening(opening(openedAt('a'), 'b'), 'c');
  expect(currentOf(two)).toBe('c');
  const onTheWay = followed(two, 'b');
  expect(currentOf(onTheWay)).toBe('c');
  expect(followed(onTheWay, 'c')).toEqual(openedAt('c'));
  // Some addresses are never rendered.
  expect(followed(two, 'c')).toEqual(openedAt('c'));
});

it('alerts · triage · follows an address that changes by itself', () => {
  expect(currentOf(followed(opening(openedAt('a'), 'b'), 'elsewhere'))).toBe('elsewhere');
  expect(currentOf(followed(openedAt('a'), undefined))).toBeUndefined();
  expect(currentOf(opening(openedAt('a'), undefined))).toBeUndefined();
});
