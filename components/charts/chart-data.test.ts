import { describe, expect, it } from 'vitest';
import { type ChartData, csvOf, pointAfterKey, sayPoint, shadedStretches } from './chart-data';

const data: ChartData = {
  heading: 'Day',
  series: [
    { key: 'resolved', name: 'Resolved', mark: 'bar', step: 2 },
    { key: 'opened', name: 'Opened, all', mark: 'line', step: 'ink' },
  ],
  points: [
    { label: '26 Oct', values: { resolved: 1240, opened: -3 } },
    { label: '=SUM(A1)', values: { resolved: null, opened: 2.5 } },
    { label: 'a "quoted", label', values: {} },
  ],
};

describe('chart', () => {
  it('describes a point with each of its values', () => {
    expect(sayPoint(data, 0)).toBe('26 Oct: Resolved 1,240, Opened, all -3');
    expect(sayPoint(data, 1)).toBe('=SUM(A1): Opened, all 2.5');
    expect(sayPoint(data, 2)).toBe('a "quoted", label: no values');
    expect(sayPoint(data, 9)).toBe('');
  });

  it('formats values by their unit', () => {
    expect(sayPoint({ ...data, format: (value) => `${value}%` }, 0)).toContain('Resolved 1240%');
  });

  it('shades a weekend as one stretch, even at the start or end of the period', () => {
    const points = [...'101100'].map((shaded, day) => ({
      label: `${day}`,
      values: {},
      isShaded: shaded === '1',
    }));
    expect(shadedStretches(points)).toEqual([
      { from: '0', to: '0' },
      { from: '2', to: '3' },
    ]);
    expect(shadedStretches([])).toEqual([]);
  });

  it('moves one value at a time, and stops at both ends', () => {
    expect(pointAfterKey('ArrowRight', null, 3)).toBe(0);
    expect(pointAfterKey('ArrowLeft', null, 3)).toBe(2);
    expect(pointAfterKey('ArrowRight', 2, 3)).toBe(2);
    expect(pointAfterKey('ArrowLeft', 0, 3)).toBe(0);
    expect(pointAfterKey('End', 0, 3)).toBe(2);
    expect(pointAfterKey('Enter', 0, 3)).toBeUndefined();
    expect(pointAfterKey('ArrowRight', null, 0)).toBeUndefined();
  });

  it('writes dates with their year, and the unit of the values', () => {
    const kept = {
      heading: 'Seven days to',
      series: [{ key: 'kept', name: 'Kept', mark: 'line', step: 1 }],
      unit: 'percent',
      points: [{ label: '26 Oct', date: '2026-10-26', values: { kept: 97.5 } }],
    } as const;
    expect(csvOf(kept)).toBe('Seven days to,"Kept, percent"\r\n2026-10-26,97.5\r\n');
  });

  it('writes numbers unformatted, quotes cells that need it, and writes no formula', () => {
    expect(csvOf(data)).toBe(
      'Day,Resolved,"Opened, all"\r\n26 Oct,1240,-3\r\n\'=SUM(A1),,2.5\r\n"a ""quoted"", label",,\r\n',
    );
  });
});
