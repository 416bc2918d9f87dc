import { expect, it } from 'vitest';
import { countText } from './table-states';

const noun = ['case', 'cases'] as const;
const textOf = (loaded: number, total: number | undefined, totalIsMinimum = false) =>
  countText({ loaded, total, totalIsMinimum }, loaded !== total, noun);

it('lists · show how many there are, or that there are more than were counted', () => {
  expect(textOf(1, 1)).toBe('1 case');
  expect(textOf(25, 1234)).toBe('25 of 1,234 cases');
  expect(textOf(25, 10_000, true)).toBe('25 of 10,000+ cases');
  expect(textOf(10_025, 10_000, true)).toBe('10,025 cases loaded');
  expect(textOf(50, undefined)).toBe('50 cases loaded');
  const gone = { loaded: 11, total: 11, totalIsMinimum: false, gone: 1 };
  expect(countText(gone, false, noun)).toBe('11 cases, 1 gone');
});
