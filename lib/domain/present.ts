import { isoDay } from '@/lib/platform/days';

/** Rows come from Prisma or `pg`; decimals are objects in one and text in the other. */
export type DecimalValue = { toString(): string } | string | number;

export const timestamp = (at: Date) => at.toISOString();
export const timestampOrNull = (at: Date | null) => at?.toISOString() ?? null;

/** A `date` column is midnight UTC of its day. */
export const dateOrNull = (day: Date | string | null) => (typeof day === 'string' ? day : day && isoDay(day));

/** Null for a date without a day, such as `1970-03`. */
export const wholeDate = (date: string | null) => (date?.length === 10 ? date : null);

export const numberOrNull = (value: DecimalValue | null) =>
  value === null ? null : Number(value.toString());
