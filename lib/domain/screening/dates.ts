import type { DateModel, ScreeningModel } from './model';
import type { ExplanationFeature } from './schema';

/** The days that a date stands for, as days since 1970: `1973-07` is 31 of them, `1955/1958` four years. */
interface DateSpan {
  text: string;
  from: number;
  to: number;
}

interface DateComparison {
  verdict: ExplanationFeature['verdict'];
  points: number;
  /** The listed date that compares best. */
  listed: string | null;
}

const missing: DateComparison = { verdict: 'missing', points: 0, listed: null };

/** `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `YYYY/YYYY`; null for anything else and for days that do not exist. */
function toDateSpan(text: string): DateSpan | null {
  const [first, last] = text.split('/') as [string, string?];
  const from = dayOf(first, 'first');
  const to = dayOf(last ?? first, 'last');
  return from === null || to === null || from > to ? null : { text, from, to };
}

export function compareDates(
  query: string | null | undefined,
  listed: readonly string[],
  { evidence }: ScreeningModel,
): DateComparison {
  const asked = toDateSpan(query ?? '');
  if (!asked) return { ...missing, listed: listed[0] ?? null };
  const comparisons = listed
    .map(toDateSpan)
    .filter((span) => span !== null)
    .map((span) => ({ ...compareSpans(asked, span, evidence.date), listed: span.text }));
  return comparisons.reduce<DateComparison>(
    (best, next) => (best.verdict === 'missing' || next.points > best.points ? next : best),
    missing,
  );
}

function compareSpans(a: DateSpan, b: DateSpan, model: DateModel): Omit<DateComparison, 'listed'> {
  const gap = Math.max(0, a.from - b.to, b.from - a.to);
  if (gap === 0) {
    const isDay = a.from === a.to && b.from === b.to;
    return { verdict: 'agree', points: isDay ? model.same_day : model.same_span };
  }
  if (swapDayAndMonth(a.text) === b.text) return { verdict: 'near', points: model.day_and_month_swapped };
  return model.gaps.find(({ days }) => gap <= days) ?? { verdict: 'conflict', points: model.apart };
}

function swapDayAndMonth(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text.slice(0, 5)}${text.slice(8)}-${text.slice(5, 7)}` : null;
}

function dayOf(text: string, end: 'first' | 'last'): number | null {
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
