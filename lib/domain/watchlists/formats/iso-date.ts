/** Returns YYYY, YYYY-MM or YYYY-MM-DD unchanged; null for other text and for a day that does not exist. */
export function parseIsoDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  return year && isCalendarDate(`${year}-${month ?? '01'}-${day ?? '01'}`) ? text : null;
}

export function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
