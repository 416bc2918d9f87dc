import { describe, expect, it } from 'vitest';
import { byDeadline, type LoadedPart, nextPlace, totalOf } from './by-deadline';

const part = (number: number, days: (string | null)[], cursor: string | null, total = days.length) => ({
  part: number,
  rows: days.map((sla_deadline) => ({ sla_deadline })),
  cursor,
  total,
});
const deadlines = (loaded: LoadedPart<{ sla_deadline: string | null }>[]) =>
  byDeadline(loaded).map(({ sla_deadline }) => sla_deadline);

describe('my work · by deadline', () => {
  it('shows the rows of all parts in one order, those without a deadline last', () => {
    const whole = [part(0, ['03', null], null), part(1, ['01', '05'], null)];
    expect(deadlines(whole)).toEqual(['01', '03', '05', null]);
    expect(nextPlace(whole)).toBeUndefined();
  });

  it('holds back rows that an unfinished part could still precede, and continues with that part', () => {
    const begun = [part(0, ['01', '02'], 'a', 4), part(1, ['02', '09'], 'b', 3), part(2, ['05'], null)];
    expect(deadlines(begun)).toEqual(['01', '02', '02']);
    expect(nextPlace(begun)).toEqual({ part: 0, cursor: 'a' });

    const further = [...begun, part(0, ['06', '07'], null, 4)];
    expect(deadlines(further)).toEqual(['01', '02', '02', '05', '06', '07', '09']);
    expect(nextPlace(further)).toEqual({ part: 1, cursor: 'b' });
    expect(totalOf(further)).toBe(8);
  });
});
