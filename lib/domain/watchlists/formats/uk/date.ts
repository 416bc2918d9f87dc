import { parseIsoDate } from '../iso-date';

/** `02/03/1958`. Unknown parts are placeholders: `dd/mm/1957`, `00/03/1958`. */
export function parseUkDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\w{2})\/(\w{2})\/(\d{4})$/.exec(text) ?? [];
  const isKnown = (part: string) => /^\d\d$/.test(part) && part !== '00';
  const known = isKnown(month) ? [year, month, ...(isKnown(day) ? [day] : [])] : [year];
  return parseIsoDate(known.join('-'));
}
