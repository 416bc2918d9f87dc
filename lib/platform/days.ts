// Days of UTC, or of any clock whose milliseconds are counted as if it were UTC.

const dayMs = 86_400_000;

/** `2026-03-29` */
export const isoDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** The text if it is `YYYY-MM-DD` and that day exists, otherwise null. */
export function existingDay(text: string): string | null {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || isoDay(ms) !== text ? null : text;
}

export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
