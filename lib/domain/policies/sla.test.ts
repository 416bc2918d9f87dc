import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import type { CaseType, Priority } from '@/lib/domain/words';
import { defaultPolicy } from './policy';
import { alertSla, caseSla, slaStatus } from './sla';

const monday = new Date('2026-03-02T09:30:00Z');
const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / millisecondsInDay;

const rows: ReadonlyArray<[CaseType, Priority, number, number]> = [
  ['Onboarding', 'Critical', 3, 1],
  ['Onboarding', 'High', 7, 2],
  ['Onboarding', 'Medium-High', 10, 3],
  ['Onboarding', 'Medium', 14, 3],
  ['Onboarding', 'Low', 30, 5],
  ['Review', 'Critical', 5, 2],
  ['Review', 'High', 14, 3],
  ['Review', 'Medium-High', 18, 4],
  ['Review', 'Medium', 21, 5],
  ['Review', 'Low', 45, 7],
  ['Perpetual', 'Critical', 5, 2],
  ['Perpetual', 'High', 14, 3],
  ['Perpetual', 'Medium-High', 18, 4],
  ['Perpetual', 'Medium', 21, 5],
  ['Perpetual', 'Low', 45, 7],
];

describe('sla · alerts', () => {
  it.each(rows)('%s, %s: due in %i days, warned %i days before', (caseType, priority, due, warning) => {
    const sla = alertSla(caseType, priority, monday, defaultPolicy);
    expect(daysBetween(monday, sla.deadline)).toBe(due);
    expect(daysBetween(sla.warning_at, sla.deadline)).toBe(warning);
  });
});

describe('sla · cases', () => {
  it.each<[CaseType, string, string]>([
    ['Onboarding', '2026-03-09T09:30:00.000Z', '2026-03-06T09:30:00.000Z'],
    ['Review', '2026-03-23T09:30:00.000Z', '2026-03-18T09:30:00.000Z'],
  ])('%s counts business days', (type, deadline, warningAt) => {
    const sla = caseSla(type, monday, defaultPolicy);
    expect(sla?.deadline.toISOString()).toBe(deadline);
    expect(sla?.warning_at.toISOString()).toBe(warningAt);
  });

  it.each([
    ['Friday', '2026-03-06T23:59:00Z', '2026-03-13T23:59:00.000Z'],
    ['Saturday', '2026-03-07T10:00:00Z', '2026-03-13T10:00:00.000Z'],
    ['Sunday', '2026-03-08T10:00:00Z', '2026-03-13T10:00:00.000Z'],
  ])('opened on a %s, five business days end on the Friday after', (_day, from, deadline) => {
    expect(caseSla('Onboarding', new Date(from), defaultPolicy)?.deadline.toISOString()).toBe(deadline);
  });

  it('is null for a Perpetual case', () => {
    expect(caseSla('Perpetual', monday, defaultPolicy)).toBeNull();
  });
});

describe('sla · status', () => {
  const sla = { deadline: new Date('2026-03-10T00:00:00Z'), warning_at: new Date('2026-03-07T00:00:00Z') };

  it.each([
    ['2026-03-06T23:59:59Z', 'On Track'],
    ['2026-03-07T00:00:00Z', 'Warning'],
    ['2026-03-09T00:00:00Z', 'Warning'],
    ['2026-03-09T00:00:01Z', 'Critical'],
    ['2026-03-09T23:59:59Z', 'Critical'],
    ['2026-03-10T00:00:00Z', 'Breached'],
    ['2026-04-01T00:00:00Z', 'Breached'],
  ])('at %s is %s', (now, status) => {
    expect(slaStatus({ ...sla, now: new Date(now) })).toBe(status);
  });

  it('is On Track without a deadline', () => {
    expect(slaStatus({ deadline: null, warning_at: null, now: monday })).toBe('On Track');
  });
});
