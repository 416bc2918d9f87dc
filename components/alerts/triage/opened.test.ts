import { expect, it } from 'vitest';
import { currentOf, followed, openedAt, opening } from './opened';

it('alerts · triage · shows an alert before the address does, also when several are opened one after the other', () => {
  const two = opening(opening(openedAt('a'), 'b'), 'c');
  expect(currentOf(two)).toBe('c');
  const onTheWay = followed(two, 'b');
  expect(currentOf(onTheWay)).toBe('c');
  expect(followed(onTheWay, 'c')).toEqual(openedAt('c'));
  // Some places of the address are never drawn.
  expect(followed(two, 'c')).toEqual(openedAt('c'));
});

it('alerts · triage · goes where the address goes by itself', () => {
  expect(currentOf(followed(opening(openedAt('a'), 'b'), 'elsewhere'))).toBe('elsewhere');
  expect(currentOf(followed(openedAt('a'), undefined))).toBeUndefined();
  expect(currentOf(opening(openedAt('a'), undefined))).toBeUndefined();
});
