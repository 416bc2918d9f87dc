import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '@/lib/platform/days';
import { afterBusinessDays, type BusinessCalendar, laterByBusinessTime } from './business-time';
import { publicHolidays } from './holidays';
import { instantOf, isTimeZone, localMsOf } from './local-time';
import { defaultPolicy } from './policy';
import { alertSla, caseSla } from './sla';

interface Place {
  time_zone?: string;
  country?: string;
  region?: string;
  days?: string[];
}

const calendarOf = ({ time_zone = 'UTC', country, region, days = [] }: Place): BusinessCalendar => ({
  time_zone,
  holidays: { country: country ?? null, region: region ?? null, days },
});

const berlin = calendarOf({ time_zone: 'Europe/Berlin', country: 'DE' });
const after = (from: string, days: number, calendar: BusinessCalendar) =>
  afterBusinessDays(new Date(from), days, calendar).toISOString();

describe('business time · local times', () => {
  it('are exact to the minute at which clocks change, which may be one past midnight', () => {
    const stJohns = 'America/St_Johns';
    const shown = ['03:30:59', '03:31:00'].map((time) => {
      const at = new Date(`2011-03-13T${time}Z`);
      return new Date(localMsOf(at, stJohns)).toISOString().slice(11, 19);
    });
    expect(shown).toEqual(['00:00:59', '01:01:00']);
  });
});

describe('business time · deadlines', () => {
  it.each<[string, string, number, Place, string]>([
    // Summer time begins on Sunday 29 March 2026 and ends on Sunday 25 October.
    [
      'into summer time',
      '2026-03-27T09:00:00+01:00',
      1,
      { time_zone: 'Europe/Berlin' },
      '2026-03-30T09:00:00+02:00',
    ],
    [
      'out of summer time',
      '2026-10-23T09:00:00+02:00',
      1,
      { time_zone: 'Europe/Berlin' },
      '2026-10-26T09:00:00+01:00',
    ],
    // Half an hour and three quarters off full hours.
    [
      'in Kolkata',
      '2026-03-06T23:30:00+05:30',
      1,
      { time_zone: 'Asia/Kolkata' },
      '2026-03-09T23:30:00+05:30',
    ],
    [
      'in Kathmandu',
      '2026-03-06T00:10:00+05:45',
      5,
      { time_zone: 'Asia/Kathmandu' },
      '2026-03-13T00:10:00+05:45',
    ],
    // Lord Howe's clocks move by half an hour, on Sunday 4 October.
    [
      'by half an hour',
      '2026-10-02T12:00:00+10:30',
      1,
      { time_zone: 'Australia/Lord_Howe' },
      '2026-10-05T12:00:00+11:00',
    ],
    // Already Saturday in UTC but still Friday in New York; the other way round in Auckland.
    [
      'on a Friday evening',
      '2026-03-06T22:00:00-05:00',
      1,
      { time_zone: 'America/New_York' },
      '2026-03-09T22:00:00-04:00',
    ],
    [
      'on a Monday morning',
      '2026-03-09T08:00:00+13:00',
      1,
      { time_zone: 'Pacific/Auckland' },
      '2026-03-10T08:00:00+13:00',
    ],
    // Good Friday and Easter Monday around a weekend.
    [
      'over Easter',
      '2026-04-02T17:00:00+02:00',
      1,
      { time_zone: 'Europe/Berlin', country: 'DE' },
      '2026-04-07T17:00:00+02:00',
    ],
    // Christmas and Boxing Day with its substitute on Monday, own days until the new year, and two holidays
    // after it.
    [
      'over a chain of holidays',
      '2026-12-24T10:00:00Z',
      1,
      {
        time_zone: 'Europe/London',
        country: 'GB',
        region: 'SCT',
        days: ['2026-12-29', '2026-12-30', '2026-12-31'],
      },
      '2027-01-05T10:00:00Z',
    ],
    ['with own days alone', '2026-03-02T10:00:00Z', 1, { days: ['2026-03-03'] }, '2026-03-04T10:00:00Z'],
  ])('%s', (_where, from, days, place, deadline) => {
    expect(after(from, days, calendarOf(place))).toBe(new Date(deadline).toISOString());
  });

  it('differ by part of the country', () => {
    const from = '2026-11-27T10:00:00Z';
    expect(after(from, 1, calendarOf({ country: 'GB', region: 'SCT' }))).toBe('2026-12-01T10:00:00.000Z');
    expect(after(from, 1, calendarOf({ country: 'GB', region: 'ENG' }))).toBe('2026-11-30T10:00:00.000Z');
  });

  it('end even if no day is a business day', () => {
    const days = Array.from({ length: 1_000 }, (_, n) => isoDay(Date.UTC(2026, 2, 2) + n * 86_400_000));
    expect(after('2026-03-02T10:00:00Z', 1, calendarOf({ days }))).toBe('2028-11-28T00:00:00.000Z');
  });

  it('of what begins on another day count from the start of the next business day', () => {
    // 27 November 2026 is a Friday.
    expect(after('2026-11-28T00:13:00Z', 5, calendarOf({}))).toBe('2026-12-07T00:00:00.000Z');
    expect(after('2026-11-29T23:59:00Z', 5, calendarOf({}))).toBe('2026-12-07T00:00:00.000Z');
    expect(after('2026-04-03T12:00:00+02:00', 1, berlin)).toBe(
      new Date('2026-04-08T00:00:00+02:00').toISOString(),
    );
  });

  it('are never earlier for what begins later', () => {
    const time = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, fc.nat(14 * 24), (opened, hours) => {
        const later = new Date(opened.getTime() + (1 + hours) * millisecondsInHour);
        const [due, dueLater] = [opened, later].map((from) => afterBusinessDays(from, 5, berlin).getTime());
        // If a clock is set back, the times of that hour are counted by local time.
        expect(dueLater).toBeGreaterThanOrEqual(due! - millisecondsInHour);
      }),
      { numRuns: 100 },
    );
  });

  it('of cases and alerts are at the same time of day, in the time zone of their policy', () => {
    const policy = {
      ...defaultPolicy,
      alert_sla: { ...defaultPolicy.alert_sla, time_zone: 'Europe/Berlin' },
      case_sla: { ...defaultPolicy.case_sla, ...berlin },
    };
    const friday = new Date('2026-03-27T09:00:00+01:00');
    // Three calendar days, one of them of 23 hours.
    const alert = alertSla('Onboarding', 'Critical', friday, policy);
    expect(alert.deadline).toEqual(new Date('2026-03-30T09:00:00+02:00'));
    expect(alert.warning_at).toEqual(new Date('2026-03-29T09:00:00+02:00'));
    // Five business days without Good Friday and Easter Monday.
    const case_ = caseSla('Onboarding', new Date('2026-03-31T09:00:00+02:00'), policy);
    expect(case_?.deadline).toEqual(new Date('2026-04-09T09:00:00+02:00'));
    expect(case_?.warning_at).toEqual(new Date('2026-04-08T09:00:00+02:00'));
  });
});

describe('business time · a clock that was stopped', () => {
  const later = (at: string, from: string, to: string, calendar = berlin) =>
    laterByBusinessTime(new Date(at), new Date(from), new Date(to), calendar).toISOString();

  it('counts neither holidays nor the hour of summer time', () => {
    const deadline = '2026-04-15T09:00:00+02:00';
    const still = (from: string, to: string) => later(deadline, from, to);
    expect(still('2026-04-03T00:00:00+02:00', '2026-04-07T00:00:00+02:00')).toBe('2026-04-15T07:00:00.000Z');
    expect(still('2026-03-27T12:00:00+01:00', '2026-03-30T12:00:00+02:00')).toBe('2026-04-16T07:00:00.000Z');
    expect(still('2026-04-02T12:00:00+02:00', '2026-04-07T12:00:00+02:00')).toBe('2026-04-16T07:00:00.000Z');
  });

  it('is never due earlier, is due on a business day, and is as late after two pauses as after one', () => {
    const time = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, time, time, time, (opened, ...times) => {
        const [from, between, to] = times.sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date];
        const deadline = afterBusinessDays(opened, 5, berlin);
        const once = laterByBusinessTime(deadline, from, to, berlin);
        const twice = laterByBusinessTime(
          laterByBusinessTime(deadline, from, between, berlin),
          between,
          to,
          berlin,
        );
        // If a clock is set back during that hour, it is counted by local time.
        expect(Math.abs(twice.getTime() - once.getTime())).toBeLessThanOrEqual(millisecondsInHour);
        expect(once.getTime()).toBeGreaterThanOrEqual(deadline.getTime());
        const day = isoDay(localMsOf(once, 'Europe/Berlin'));
        expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
        expect(publicHolidays('DE', null, Number(day.slice(0, 4)))).not.toContain(day);
      }),
      { numRuns: 50 },
    );
  });
});

describe('business time · local times', () => {
  it.each([
    [
      'that summer time leaves out comes later by the gap',
      '2026-03-29T02:30:00Z',
      'Europe/Berlin',
      '2026-03-29T01:30:00Z',
    ],
    [
      'that there is twice is the first, in the east',
      '2026-10-25T02:30:00Z',
      'Europe/Berlin',
      '2026-10-25T00:30:00Z',
    ],
    [
      'that there is twice is the first, in the west',
      '2026-11-01T01:30:00Z',
      'America/New_York',
      '2026-11-01T05:30:00Z',
    ],
  ])('one %s', (_which, local, zone, instant) => {
    expect(instantOf(Date.parse(local), zone)).toEqual(new Date(instant));
  });

  it('need named zones', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kathmandu'].every(isTimeZone)).toBe(true);
    expect(['', '+02:00', 'Europe/Nowhere', 'x'].some(isTimeZone)).toBe(false);
  });

  it('allow holidays that end in the next year or last for days, but none that begins at noon', () => {
    expect(publicHolidays('SA', null, 2026)).toContain('2026-03-20');
    expect(publicHolidays('CN', null, 2026)).not.toContain('2026-05-04');
  });
});
