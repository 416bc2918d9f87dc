import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseType, Priority } from '@/lib/domain/words';
import { defaultPolicy } from './policy';
import { alertSla, caseSla, resumedCaseSla, slaStatus } from './sla';

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
    ['Saturday', '2026-03-07T10:00:00Z', '2026-03-16T00:00:00.000Z'],
    ['Sunday', '2026-03-08T10:00:00Z', '2026-03-16T00:00:00.000Z'],
    ['Monday', '2026-03-09T00:00:00Z', '2026-03-16T00:00:00.000Z'],
  ])('opened on a %s, five whole business days pass', (_day, from, deadline) => {
    expect(caseSla('Onboarding', new Date(from), defaultPolicy)?.deadline.toISOString()).toBe(deadline);
  });

  it('is null for a Perpetual case', () => {
    expect(caseSla('Perpetual', monday, defaultPolicy)).toBeNull();
  });
});

describe('sla · a case whose clock was stopped', () => {
  const resumed = (deadline: string, from: string, to: string) =>
    resumedCaseSla(
      { deadline: new Date(deadline), warning_at: null },
      { from: new Date(from), to: new Date(to) },
      defaultPolicy,
    );

  it.each([
    ['for two hours', '2026-03-04T10:00:00Z', '2026-03-04T12:00:00Z', '2026-03-09T11:30:00.000Z'],
    ['for a week', '2026-03-04T10:00:00Z', '2026-03-11T10:00:00Z', '2026-03-16T09:30:00.000Z'],
    ['over a weekend alone', '2026-03-07T00:00:00Z', '2026-03-09T00:00:00Z', '2026-03-09T09:30:00.000Z'],
    [
      'from Friday noon to Monday noon',
      '2026-03-06T12:00:00Z',
      '2026-03-09T12:00:00Z',
      '2026-03-10T09:30:00.000Z',
    ],
    [
      'so that it would end on a weekend',
      '2026-03-03T00:00:00Z',
      '2026-03-07T00:00:00Z',
      '2026-03-13T09:30:00.000Z',
    ],
  ])('%s, is due later by the business time in between', (_how, from, to, deadline) => {
    expect(resumed('2026-03-09T09:30:00Z', from, to).deadline?.toISOString()).toBe(deadline);
  });

  it('has no deadline if it had none', () => {
    const none = { deadline: null, warning_at: null };
    expect(
      resumedCaseSla(none, { from: monday, to: new Date('2026-03-09T00:00:00Z') }, defaultPolicy),
    ).toEqual(none);
  });

  it('is never due earlier, never on a weekend, and as late after two pauses as after one', () => {
    const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2023-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, time, time, time, (opened, ...times) => {
        const deadline = caseSla('Review', opened, defaultPolicy)?.deadline ?? null;
        const [from, between, to] = times.sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date];
        const opened_sla = { deadline, warning_at: null };
        const once = resumedCaseSla(opened_sla, { from, to }, defaultPolicy);
        const halfWay = resumedCaseSla(opened_sla, { from, to: between }, defaultPolicy);
        const twice = resumedCaseSla(halfWay, { from: between, to }, defaultPolicy);
        expect(twice).toEqual(once);
        expect(once.deadline?.getTime()).toBeGreaterThanOrEqual(deadline?.getTime() ?? NaN);
        expect([1, 2, 3, 4, 5]).toContain(once.deadline?.getUTCDay());
      }),
    );
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
