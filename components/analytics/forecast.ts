import { weekdayOf } from './work-by-day';

interface Resolved {
  /** YYYY-MM-DD, in UTC. */
  date: string;
  alerts_resolved: number;
}

interface DueDay {
  date: string;
  /** Alerts that are due on that day, and not overdue. */
  count: number;
}

export interface ForecastDay extends DueDay {
  /** How many alerts people usually resolve on such a day. */
  pace: number;
  done: number;
  late: number;
}

interface Work {
  overdue: number;
  /** One after the other, from today on. */
  due: readonly DueDay[];
  /** The days before today, of which each weekday has its mean; and today, as far as it is over. */
  resolved: readonly Resolved[];
}

const resolvedOn = (days: readonly Resolved[]) =>
  days.reduce((sum, { alerts_resolved }) => sum + alerts_resolved, 0);

function paceOf(date: string, before: readonly Resolved[]): number {
  const alike = before.filter((day) => weekdayOf(day.date) === weekdayOf(date));
  return resolvedOn(alike) / Math.max(1, alike.length);
}

/**
 * How many alerts will be done in time if people go on as before: each day as many as on the same weekday before (today, what is left of
 * that), in the order of the deadlines, the overdue first. New alerts are not counted.
 */
export function forecastOf({ overdue, due, resolved }: Work): ForecastDay[] {
  const today = due[0]?.date ?? '';
  const before = resolved.filter(({ date }) => date < today);
  const doneToday = resolvedOn(resolved.filter(({ date }) => date === today));
  let [capacity, ahead] = [0, overdue];
  return due.map(({ date, count }) => {
    const pace = paceOf(date, before);
    capacity += date === today ? Math.max(0, pace - doneToday) : pace;
    const done = Math.min(count, Math.max(0, Math.floor(capacity) - ahead));
    ahead += count;
    return { date, count, pace, done, late: count - done };
  });
}
