import { wholeYearsSince } from '@/lib/domain/moment';

/** The amount in a text such as `1,250,000.50` or `GBP 40000`; null when there is none, or more than one. */
export function amountIn(text: string | null | undefined): number | null {
  const amounts = (text ?? '').match(/\d[\d,\s']*(?:\.\d+)?/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  return Number(amount.replace(/[,\s']/g, ''));
}

/** In whole years; 0 for a date in the future. */
export function companyAge(incorporationDate: string | null | undefined, now: Date): number | null {
  const years = incorporationDate ? wholeYearsSince(incorporationDate, now) : null;
  return years === null ? null : Math.max(0, years);
}
