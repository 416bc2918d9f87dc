import { describe, expect, it } from 'vitest';
import { amountIn, companyAge } from './facts';

describe('risk · amounts', () => {
  it.each([
    ['1,250,000.50', 1_250_000.5],
    ['GBP 40000', 40_000],
    ["CHF 1'000", 1_000],
    ['10-20', null],
    ['unknown', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %s', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });
});

describe('risk · company age', () => {
  const now = new Date('2026-03-02T09:30:00Z');

  it.each([
    ['2025-03-02', 1],
    ['2024-03-02', 2],
    ['2016-03-02', 10],
    ['2024-02-29', 2],
    ['2023-03-03', 2],
    ['2026-02-28', 0],
    ['2026-03-03', 0],
    ['1925-03-01', 101],
    [null, null],
  ])('counts %s as %s whole years', (date, years) => {
    expect(companyAge(date, now)).toBe(years);
  });
});
