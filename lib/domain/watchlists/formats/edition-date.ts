import { millisecondsInDay } from 'date-fns/constants';
import { isCalendarDate } from './iso-date';
import { malformedIn } from './malformed-list';

/** The publisher's day may have begun earlier than ours, and its clock may be ahead. */
const maxDaysAhead = 2;
/** None of these publishers had a list before this. */
const firstDay = '1980-01-01';

interface Given {
  /** The publisher's name of the field. */
  of: string;
  text: string;
  /** `text` in ISO 8601, if it has the publisher's own format. */
  iso?: string;
  line: number | null;
}

/**
 * The publisher's time of the edition in ISO 8601; a time without a zone is UTC. Throws MalformedList if it
 * is not a valid date or time, before 1980, or more than two days ahead of this machine's clock: otherwise,
 * once an edition of the year 9999 is in force, all later ones would be refused as older.
 */
export function editionDate(path: string, { of, text, iso = text, line }: Given): string {
  const malformed = malformedIn(path);
  const [, day = '', time = '', zone = ''] = form.exec(iso) ?? [];
  const instant = Date.parse(time ? `${day}${time}${zone || 'Z'}` : day);
  if (!isCalendarDate(day) || Number.isNaN(instant))
    throw malformed(line, `${of} is "${text.slice(0, 40)}", which is no date`);
  if (day < firstDay) throw malformed(line, `${of} is "${text}", before there were lists`);
  if (instant > Date.now() + maxDaysAhead * millisecondsInDay)
    throw malformed(line, `${of} is "${text}", more than ${maxDaysAhead} days ahead of this machine’s clock`);
  return time ? `${day}${time}${zone || 'Z'}` : day;
}

const form = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** `28/03/2025` for the UK, `03/28/2025` for OFAC. Other text is returned unchanged. */
export const isoOfUk = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
export const isoOfOfac = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2');
