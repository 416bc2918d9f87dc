import { describe, expect, it } from 'vitest';
import { csvOf } from '@/components/charts/chart-data';
import { forecastData } from './forecast-data';

describe('forecast · as a file', () => {
  it('has each number with its likely range, and empty cells without a forecast', () => {
    const day = {
      date: '2026-11-26',
      count: 9,
      pace: { usual: 4, low: 2, high: 7.5 },
      done: { usual: 4, low: 2, high: 7 },
      late: { usual: 5, low: 2, high: 7 },
    };
    const unknown = { date: '2026-11-27', count: 1, pace: null, done: null, late: null };
    expect(csvOf(forecastData(3, [day, unknown])).split('\r\n')).toEqual([
      [
        'Due,Alerts',
        'Usually resolved,"Usually resolved, likely at least","Usually resolved, likely at most"',
        'Will be done,"Will be done, likely at least","Will be done, likely at most"',
        'Will be late,"Will be late, likely at least","Will be late, likely at most"',
      ].join(','),
      'Overdue,3,,,,,,,,,',
      '2026-11-26,9,4,2,7.5,4,2,7,5,2,7',
      '2026-11-27,1,,,,,,,,,',
      '',
    ]);
  });
});
