import { expect, it } from 'vitest';
import { contrastToWhite, isReadable } from './contrast';

it('branding · contrast · is calculated as in WCAG', () => {
  expect(contrastToWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastToWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastToWhite('#777777')).toBeCloseTo(4.48, 2);
});

it('branding · contrast · is sufficient from 4.5 to 1', () => {
  expect(['#767676', '#777777', '#0a5c8f', '#ffd400'].map(isReadable)).toEqual([true, false, true, false]);
});
