import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import { millisecondsInDay } from 'date-fns/constants';
import { LRUCache } from 'lru-cache';
import { isoDay } from '@/lib/platform/days';

type Library = typeof Holidays;

const requireModule = createRequire(import.meta.url);
let library: Library | undefined;

/**
 * Loaded at first use: the holidays of the world take 40 MB and a third of a second, and most projects use no
 * country.
 */
function holidays(): Library {
  library ??= requireModule('date-holidays') as Library; // what the package's require exports
  return library;
}

const regions = new LRUCache<string, readonly string[]>({ max: 300 });

/** Holidays of a known country; null otherwise. */
function regionsOf(country: string): readonly string[] | null {
  const known = regions.get(country);
  if (known) return known;
  const found = new (holidays())();
  if (!Object.hasOwn(found.getCountries(), country)) return null;
  const codes = Object.keys(found.getStates(country) ?? {});
  regions.set(country, codes);
  return codes;
}

export const isHolidayCountry = (country: string): boolean => regionsOf(country) !== null;

export const isHolidayRegion = (country: string, region: string): boolean =>
  regionsOf(country)?.includes(region) ?? false;

const years = new LRUCache<string, ReadonlySet<string>>({ max: 500 });

function* daysOf({ date, start, end }: { date: string; start: Date; end: Date }): Generator<string> {
  // A holiday that starts at noon leaves time for business.
  if (date.slice(11, 19) !== '00:00:00') return;
  const firstMs = Date.parse(date.slice(0, 10));
  const days = Math.round((end.getTime() - start.getTime()) / millisecondsInDay);
  for (let n = 0; n < days; n += 1) yield isoDay(firstMs + n * millisecondsInDay);
}

/** Public holidays of the year that last all day, including substitute days: `2026-12-25`. */
export function publicHolidays(country: string, region: string | null, year: number): ReadonlySet<string> {
  const key = `${country} ${region} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const options = { types: ['public' as const], timezone: 'UTC' };
  const found = new (holidays())(region === null ? { country } : { country, state: region }, options);
  // Some that begin in one year end in the next.
  const days = new Set(
    [year - 1, year].flatMap((each) => found.getHolidays(each).flatMap((day) => [...daysOf(day)])),
  );
  years.set(key, days);
  return days;
}
