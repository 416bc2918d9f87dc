import { hundredths } from '@/lib/platform/hundredths';

const minuteMs = 60_000;

const units: readonly { ms: number; long: Intl.NumberFormatOptions['unit']; short: string }[] = [
  { ms: 365 * 24 * 60 * minuteMs, long: 'year', short: 'y' },
  { ms: 24 * 60 * minuteMs, long: 'day', short: 'd' },
  { ms: 60 * minuteMs, long: 'hour', short: 'h' },
  { ms: minuteMs, long: 'minute', short: 'm' },
];

function inLargestUnit(ms: number) {
  const unit = units.find((candidate) => Math.abs(ms) >= candidate.ms);
  return unit && { ...unit, count: Math.floor(Math.abs(ms) / unit.ms) };
}

/** "3d", "5h", "12m" or "now". */
export function shortDuration(ms: number): string {
  const found = inLargestUnit(ms);
  return found ? `${found.count}${found.short}` : 'now';
}

/** "3 days", "5 hours", "1 minute" or "under a minute". */
export function longDuration(ms: number): string {
  const found = inLargestUnit(ms);
  if (!found) return 'under a minute';
  return new Intl.NumberFormat('en', { style: 'unit', unit: found.long, unitDisplay: 'long' }).format(
    found.count,
  );
}

const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  timeZoneName: 'short',
});
const timeOnly = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** "4 May 2026, 09:41 GMT+2": in the browser's time zone, which it names. */
export const formatDateTime = (timestamp: string) => dateTime.format(new Date(timestamp));

/** "09:41" in the browser's time zone. */
export const formatTime = (timestamp: string) => timeOnly.format(new Date(timestamp));

export const formatScore = (score: number) => String(hundredths(score));

const counts = new Intl.NumberFormat('en-GB');

/** Uses one formatter, because `toLocaleString` creates one on each call, and a list makes many. */
export const formatCount = (count: number) => counts.format(count);

/** "1 alert", "1,204 alerts". */
export const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `1,000+` if there are more than were counted. */
export const totalText = (total: number, isMinimum: boolean) =>
  `${formatCount(total)}${isMinimum ? '+' : ''}`;

export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
