import type { DateModel, ScreeningModel } from '../model';
import type { ExplanationFeature } from '../schema';

/** The days that a date may mean, counted from 1970: `1973-07` spans 31 days, `1955/1958` four years. */
interface DateSpan {
  text: string;
  from: number;
  to: number;
}

interface DateComparison {
  verdict: ExplanationFeature['verdict'];
  points: number;
  listed: string | null;
  /** Whether the dates agree to the day or the month, which is rarely coincidence. */
  confirms: boolean;
  note?: string;
}

type SpanComparison = Omit<DateComparison, 'listed'>;

const missing: DateComparison = { verdict: 'missing', points: 0, listed: null, confirms: false };

const maxDaysOfMonth = 31;
const maxDaysOfYear = 366;
/** Years further apart are another generation, not a typo. */
const maxYearsByTypo = 9;
const circa = /^(?:circa|approximately|approx\.?|about|ca?\.)\s*(?=\d)/i;

/**
 * `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `YYYY/YYYY` or `circa YYYY`; null for anything else and for days that do
 * not exist.
 */
function toDateSpan(text: string): DateSpan | null {
  const [first = '', last] = text.trim().replace(circa, '').split('/');
  const from = dayNumberOf(first, 'first');
  const to = dayNumberOf(last ?? first, 'last');
  if (from === null || to === null || from > to) return null;
  return circa.test(text.trim())
    ? { text, from: from - maxDaysOfYear, to: to + maxDaysOfYear }
    : { text, from, to };
}

export function compareDates(
  query: string | null | undefined,
  listed: readonly string[],
  { evidence }: ScreeningModel,
): DateComparison {
  const querySpan = toDateSpan(query ?? '');
  if (!querySpan) return { ...missing, listed: listed[0] ?? null };
  const comparisons = listed
    .map(toDateSpan)
    .filter((span) => span !== null)
    .map((span) => ({ ...compareSpans(querySpan, span, evidence.date), listed: span.text }));
  return comparisons.reduce<DateComparison>(
    (best, next) => (best.verdict === 'missing' || next.points > best.points ? next : best),
    missing,
  );
}

function compareSpans(a: DateSpan, b: DateSpan, model: DateModel): SpanComparison {
  const gap = Math.max(0, a.from - b.to, b.from - a.to);
  if (gap === 0) return agreement(Math.max(a.to - a.from, b.to - b.from), model);
  if (swapDayAndMonth(a.text) === b.text) {
    return {
      verdict: 'near',
      points: model.day_and_month_swapped,
      confirms: false,
      note: 'day and month swapped',
    };
  }
  if (isTypo(a.text, b.text)) {
    return { verdict: 'near', points: model.slip_of_digits, confirms: false, note: 'one slip in the digits' };
  }
  const { verdict, points } = model.gaps.find(({ days }) => gap <= days) ?? {
    verdict: 'conflict' as const,
    points: model.apart,
  };
  return { verdict, points, confirms: false };
}

/** @param days the length of the less precise date */
function agreement(days: number, model: DateModel): SpanComparison {
  if (days === 0) return { verdict: 'agree', points: model.same_day, confirms: true };
  if (days < maxDaysOfMonth) return { verdict: 'agree', points: model.same_month, confirms: true };
  return { verdict: 'agree', points: model.same_span, confirms: false };
}

function swapDayAndMonth(text: string): string | null {
  return isDay(text) ? `${text.slice(0, 5)}${text.slice(8)}-${text.slice(5, 7)}` : null;
}

function isTypo(a: string, b: string): boolean {
  if (!isDay(a) || !isDay(b) || Math.abs(yearOf(a) - yearOf(b)) > maxYearsByTypo) return false;
  const differing = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first, second] = differing;
  if (first === undefined || second === undefined) return true;
  return differing.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function dayNumberOf(text: string, end: 'first' | 'last'): number | null {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), match[2] && Number(match[2]), match[3] && Number(match[3])];
  if (day && month) {
    const time = new Date(Date.UTC(year, month - 1, day));
    return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
      ? daysSince1970(time.getTime())
      : null;
  }
  if (match[2] !== undefined && (!month || month > 12 || match[3] !== undefined)) return null;
  const [firstMonth, monthsLong] = month ? [month - 1, 1] : [0, 12];
  const months = end === 'first' ? firstMonth : firstMonth + monthsLong;
  return daysSince1970(Date.UTC(year, months, end === 'first' ? 1 : 0));
}

function daysSince1970(time: number): number {
  return Math.round(time / 86_400_000);
}
