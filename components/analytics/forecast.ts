import { weekdayOf } from './work-by-day';

interface PastDay {
  /** YYYY-MM-DD, in UTC. */
  date: string;
  alerts_opened: number;
  alerts_resolved: number;
}

interface DueDay {
  date: string;
  /** Alerts due on that day that are not overdue yet. */
  count: number;
}

/** `low` to `high` is the likely range: eight of ten such periods were within it. */
export interface Estimate {
  usual: number;
  low: number;
  high: number;
}

export interface ForecastDay extends DueDay {
  /** How many alerts are resolved on such a day. Null with too little history, as are `done` and `late`. */
  pace: Estimate | null;
  done: Estimate | null;
  late: Estimate | null;
}

export interface Forecast {
  days: ForecastDay[];
  /** How many days ago the project's first alert was. */
  historyDays: number;
}

interface Work {
  overdue: number;
  /** The due days in order, starting today. */
  due: readonly DueDay[];
  /** The days before today, and today so far. */
  past: readonly PastDay[];
}

/** Two of each weekday. With fewer, a young project would look slow. */
export const minHistoryDays = 14;

const likely = { low: 0.1, high: 0.9 } as const;

const resolvedOn = (days: readonly PastDay[]) =>
  days.reduce((sum, { alerts_resolved }) => sum + alerts_resolved, 0);

/** The days from the first alert on. */
function historyOf(before: readonly PastDay[]): readonly PastDay[] {
  const first = before.findIndex((day) => day.alerts_opened > 0 || day.alerts_resolved > 0);
  return first === -1 ? [] : before.slice(first);
}

function paceOf(date: string, history: readonly PastDay[]): number {
  const alike = history.filter((day) => weekdayOf(day.date) === weekdayOf(date));
  return resolvedOn(alike) / Math.max(1, alike.length);
}

/** A percentile, interpolated between the two nearest values. */
function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 1, sorted[Math.ceil(place)] ?? 1];
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * For every period of this many consecutive days in the history, what was resolved as a multiple of the usual number.
 * Slow and busy days even out: five days differ less from the usual than one.
 */
function multiplesOver(length: number, history: readonly PastDay[]): number[] {
  const usual = history.map(({ date }) => paceOf(date, history));
  const starts = Array.from({ length: Math.max(0, history.length - length + 1) }, (_, start) => start);
  return starts.flatMap((start) => {
    const expected = usual.slice(start, start + length).reduce((sum, pace) => sum + pace, 0);
    return expected > 0 ? [resolvedOn(history.slice(start, start + length)) / expected] : [];
  });
}

function likelyMultiple(length: number, history: readonly PastDay[]): Estimate {
  const multiples = multiplesOver(length, history);
  return {
    usual: 1,
    low: percentileOf(multiples, likely.low),
    high: percentileOf(multiples, likely.high),
  };
}

const estimate = (valueOf: (key: keyof Estimate) => number): Estimate => ({
  usual: valueOf('usual'),
  low: valueOf('low'),
  high: valueOf('high'),
});

/** Rounds down with a tolerance, because thirds do not add up exactly. */
const wholeIn = (sum: number) => Math.floor(sum + 1e-9);

/** The estimate of late alerts for each of resolved ones: the fewer are resolved, the more are late. */
const opposite = { usual: 'usual', low: 'high', high: 'low' } as const;

/**
 * How many alerts will be resolved in time at the usual pace of each weekday, and for today only with what remains of
 * it. Overdue alerts come first, then the others in the order of their deadlines. New alerts are not counted.
 */
export function forecastOf({ overdue, due, past }: Work): Forecast {
  const today = due[0]?.date ?? '';
  const history = historyOf(past.filter(({ date }) => date < today));
  const historyDays = history.length;
  if (historyDays < minHistoryDays) {
    return { historyDays, days: due.map((day) => ({ ...day, pace: null, done: null, late: null })) };
  }
  const doneToday = resolvedOn(past.filter(({ date }) => date === today));
  const paces = due.map(({ date }) => paceOf(date, history));
  const ofOneDay = likelyMultiple(1, history);
  let [capacity, ahead] = [estimate(() => 0), overdue];
  const days = due.map(({ date, count }, index): ForecastDay => {
    const [first = 0, ...later] = paces.slice(0, index + 1);
    const afterToday = later.reduce((sum, pace) => sum + pace, 0);
    const multiple = likelyMultiple(index + 1, history);
    const before = capacity;
    capacity = estimate((key) =>
      Math.max(before[key], Math.max(0, multiple[key] * first - doneToday) + multiple[key] * afterToday),
    );
    const done = estimate((key) => Math.min(count, Math.max(0, wholeIn(capacity[key]) - ahead)));
    ahead += count;
    const pace = estimate((key) => ofOneDay[key] * (paces[index] ?? 0));
    return { date, count, pace, done, late: estimate((key) => count - done[opposite[key]]) };
  });
  return { historyDays, days };
}
