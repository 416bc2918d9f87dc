import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { BoundedCache } from '@/lib/platform/bounded-cache';

// A local time is the milliseconds of the local clock, counted as if it were UTC. Each of its days has 24
// hours.

/** Only IANA names, because an offset such as +02:00 has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** By time zone and minute: `Intl` formats a date to find an offset, and a deadline needs five of them. */
const offsets = new BoundedCache<string, number>(1_000);

/** Clocks change at full minutes, in some places at one past midnight. */
function offsetMs(timeZone: string, ms: number): number {
  const minute = Math.floor(ms / millisecondsInMinute) * millisecondsInMinute;
  const key = `${timeZone} ${minute}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = tzOffset(timeZone, new Date(minute)) * millisecondsInMinute;
  offsets.set(key, offset);
  return offset;
}

export const localMsOf = (at: Date, timeZone: string): number =>
  at.getTime() + offsetMs(timeZone, at.getTime());

/** The first instant at which the clock shows it; if summer time skips it, later by the gap. */
export function instantOf(localMs: number, timeZone: string): Date {
  const before = offsetMs(timeZone, localMs - millisecondsInDay);
  const after = offsetMs(timeZone, localMs + millisecondsInDay);
  const instants = [before, after].map((offset) => localMs - offset);
  const shown = instants.filter((ms) => ms + offsetMs(timeZone, ms) === localMs);
  return new Date(shown.length > 0 ? Math.min(...shown) : localMs - before);
}
