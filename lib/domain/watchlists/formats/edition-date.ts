import { isCalendarDate } from './iso-date';
import { malformedIn } from './malformed-list';

/** A publisher's day may have begun before ours, and its clock be ahead. */
const maxDaysAhead = 2;
const dayMs = 86_400_000;
/** None of these publishers had a list before. */
const firstDay = '1980-01-01';

interface Given {
  /** The publisher's word for it. */
  of: string;
  text: string;
  /** `text` in ISO 8601, where the publisher writes another form and `text` is of that form. */
  iso?: string;
  line: number | null;
}

/**
 * When the publisher says that it made the edition, in ISO 8601; a time without a zone is in UTC. Throws MalformedList for
 * what is no day of the calendar or no time, for a day before 1980, and for what is more than two days ahead of this machine's
 * clock: in force, an edition of the year 9999 would have every later one refused as older.
 */
export function editionDate(path: string, { of, text, iso = text, line }: Given): string {
  const malformed = malformedIn(path);
  const [, day = '', time = '', zone = ''] = form.exec(iso) ?? [];
  const instant = Date.parse(time ? `${day}${time}${zone || 'Z'}` : day);
  if (!isCalendarDate(day) || Number.isNaN(instant))
    throw malformed(line, `${of} is "${text.slice(0, 40)}", which is no date`);
  if (day < firstDay) throw malformed(line, `${of} is "${text}", before there were lists`);
  if (instant > Date.now() + maxDaysAhead * dayMs)
    throw malformed(line, `${of} is "${text}", more than ${maxDaysAhead} days ahead of this machine’s clock`);
  return time ? `${day}${time}${zone || 'Z'}` : day;
}

const form = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** `28/03/2025` of the UK, `03/28/2025` of OFAC. What is not of the form stays as it is. */
export const isoOfUk = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
export const isoOfOfac = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2');
