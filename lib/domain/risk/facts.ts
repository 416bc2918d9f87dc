/** The amount in a text such as `1,250,000.50` or `GBP 40000`; null when there is none, or more than one. */
export function amountIn(text: string | null | undefined): number | null {
  const amounts = (text ?? '').match(/\d[\d,\s']*(?:\.\d+)?/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  return Number(amount.replace(/[,\s']/g, ''));
}

const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/** Whole years of 365.25 days from a date, YYYY-MM-DD, to `now` in UTC; 0 for a date in the future. */
export const yearsSince = (date: string | null | undefined, now: Date): number | null =>
  date ? Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / yearMs)) : null;
