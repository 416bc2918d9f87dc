import { isCalendarDate } from './ofac/date';

/** YYYY, YYYY-MM or YYYY-MM-DD as it stands; null for anything else and for a day that does not exist. */
export function parseIsoDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  return year && isCalendarDate(`${year}-${month ?? '01'}-${day ?? '01'}`) ? text : null;
}
