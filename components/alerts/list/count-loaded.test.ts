import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { countLoaded } from './count-loaded';

const page = (part: number, length: number, total: number, totalIsMinimum = false) => ({
  part,
  total,
  totalIsMinimum,
  alerts: Array.from({ length }, () => ({}) as Alert),
});

it('alerts · list · counts alerts, and gives the total once every query has answered', () => {
  expect(countLoaded([], 1)).toEqual({ loaded: 0, total: undefined, totalIsMinimum: false });
  expect(countLoaded([page(0, 50, 81)], 1)).toEqual({ loaded: 50, total: 81, totalIsMinimum: false });
  expect(countLoaded([page(0, 50, 81), page(0, 31, 81)], 2)).toEqual({
    loaded: 81,
    total: undefined,
    totalIsMinimum: false,
  });
  expect(countLoaded([page(0, 31, 31), page(1, 4, 4)], 2)).toEqual({
    loaded: 35,
    total: 35,
    totalIsMinimum: false,
  });
  expect(countLoaded([page(1, 4, 4)], 2)).toEqual({ loaded: 4, total: 4, totalIsMinimum: false });
  expect(countLoaded([page(0, 50, 10_000, true), page(1, 4, 4)], 2)).toEqual({
    loaded: 54,
    total: 10_004,
    totalIsMinimum: true,
  });
});
