import { expect, it } from 'vitest';
import { nameOf } from './use-subject';

const person = (first_name: string | null, last_name: string, full_name: string | null) =>
  nameOf({ type: 'Person', company_name: null, first_name, last_name, full_name });

it('people · name · puts the family name first, without a space, in Han and Hangul', () => {
  expect(person('曉青', '林', '曉青 林')).toBe('林曉青');
  expect(person('민준', '김', null)).toBe('김민준');
});

it('people · name · is left as it is in other scripts, and if it was given as a whole', () => {
  expect(person('Priya', 'Raman', 'Priya Raman')).toBe('Priya Raman');
  expect(person('Anna', '林', 'Anna 林')).toBe('Anna 林');
  expect(person('曉青', '林', '林 曉青')).toBe('林 曉青');
  expect(person(null, '林', '林')).toBe('林');
});
