import { millisecondsInDay } from 'date-fns/constants';
import { isoDay } from '@/lib/platform/days';
import { publicHolidays } from './holidays';
import { instantOf, localMsOf } from './local-time';
import type { PolicySettings } from './settings';

export type BusinessCalendar = Pick<PolicySettings['case_sla'], 'time_zone' | 'holidays'>;

const startOfDay = (localMs: number) => Math.floor(localMs / millisecondsInDay) * millisecondsInDay;

const weekendDays: readonly number[] = [0, 6];

/** Caches the policy's own days: a term of years looks up each day, and a policy may have a thousand. */
const setsOfDays = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(days: readonly string[]): ReadonlySet<string> {
  const known = setsOfDays.get(days) ?? new Set(days);
  setsOfDays.set(days, known);
  return known;
}

/** Monday to Friday, without the holidays. */
function isBusinessDay(localMs: number, { holidays: { country, region, days } }: BusinessCalendar): boolean {
  const date = new Date(localMs);
  if (weekendDays.includes(date.getUTCDay())) return false;
  if (days.length > 0 && setOf(days).has(isoDay(localMs))) return false;
  return country === null || !publicHolidays(country, region, date.getUTCFullYear()).has(isoDay(localMs));
}

/** Limits the search for any calendar: a term has at most 3,650 business days. */
const maxDays = 20_000;

/** Business time between two local times. */
function businessMsBetween(fromMs: number, toMs: number, calendar: BusinessCalendar): number {
  let passedMs = 0;
  for (let day = startOfDay(fromMs); day < toMs; day += millisecondsInDay) {
    if (!isBusinessDay(day, calendar)) continue;
    passedMs += Math.min(toMs, day + millisecondsInDay) - Math.max(fromMs, day);
  }
  return passedMs;
}

/** The local time after this much business time, always on a business day. */
function afterBusinessMs(fromMs: number, businessMs: number, calendar: BusinessCalendar): number {
  let atMs = fromMs;
  for (let leftMs = businessMs, looked = 0; looked < maxDays; looked += 1) {
    const nextDay = startOfDay(atMs) + millisecondsInDay;
    if (isBusinessDay(atMs, calendar)) {
      if (leftMs < nextDay - atMs) return atMs + leftMs;
      leftMs -= nextDay - atMs;
    }
    atMs = nextDay;
  }
  return atMs;
}

/** At the same time of day. What begins on another day counts from the start of the next business day. */
export function afterBusinessDays(from: Date, days: number, calendar: BusinessCalendar): Date {
  let localMs = afterBusinessMs(localMsOf(from, calendar.time_zone), 0, calendar);
  for (let left = days, looked = 0; left > 0 && looked < maxDays; looked += 1) {
    localMs += millisecondsInDay;
    if (isBusinessDay(localMs, calendar)) left -= 1;
  }
  return instantOf(localMs, calendar.time_zone);
}

/** Later by the business time from `from` to `to`. */
export function laterByBusinessTime(at: Date, from: Date, to: Date, calendar: BusinessCalendar): Date {
  const zone = calendar.time_zone;
  const passedMs = businessMsBetween(localMsOf(from, zone), localMsOf(to, zone), calendar);
  return passedMs === 0 ? at : instantOf(afterBusinessMs(localMsOf(at, zone), passedMs, calendar), zone);
}
