import { describe, expect, it } from 'vitest';
import { wholeSpans, wholeSpansSince } from './period';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const spansOf = (first: string, until: string) =>
  wholeSpans(day(first), day(until))
    .filter((span) => span.first < span.until)
    .map(({ span, first: from, until: to }) => `${span} ${from} ${to}`);

describe('whole spans', () => {
  it('are the whole months, and the days at both ends', () => {
    expect(spansOf('2025-11-27', '2026-02-03')).toEqual([
      'day 2025-11-27 2025-12-01',
      'month 2025-12-01 2026-02-01',
      'day 2026-02-01 2026-02-03',
    ]);
  });

  it('are only months if they begin and end with one', () => {
    expect(spansOf('2026-01-01', '2026-03-01')).toEqual(['month 2026-01-01 2026-03-01']);
  });

  it('are only days if no month is whole', () => {
    expect(spansOf('2026-01-02', '2026-02-28')).toEqual(['day 2026-01-02 2026-02-28']);
    expect(spansOf('2026-02-03', '2026-02-03')).toEqual([]);
  });

  it('are empty for part of a day, whose first whole day is after the last', () => {
    expect(spansOf('2026-03-01', '2026-02-28')).toEqual([]);
    expect(spansOf('2026-02-04', '2026-02-03')).toEqual([]);
  });

  it('since a day include all months after it', () => {
    expect(wholeSpansSince(day('2026-02-03'))).toEqual([
      { span: 'day', first: '2026-02-03', until: '2026-03-01' },
      { span: 'month', first: '2026-03-01', until: 'infinity' },
    ]);
  });
});
