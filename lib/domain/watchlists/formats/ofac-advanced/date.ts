import { isCalendarDate } from '../iso-date';
import { spanOf } from '../ofac/date';
import { isText } from '../values';
import { elementsAt, textAt, type XmlElement } from '../xml-element';

/**
 * In the format of `ListedEntity.dates_of_birth`; null without a year. OFAC gives the first and the last
 * possible day: a year is the range from January 1 to December 31. An approximate date keeps only its years.
 */
export function readDatePeriod(period: XmlElement): string | null {
  const ends = ['Start', 'End'].flatMap((end) => elementsAt(period, end));
  const dates = ends.flatMap((end) => end.children.map(readDate)).filter(isText);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const isApproximate = ends.some(({ attributes }) => attributes.Approximate === 'true');
  if (first === last) return isApproximate ? first.slice(0, 4) : first;
  return isApproximate ? spanOf(first.slice(0, 4), last.slice(0, 4)) : spanOf(first, last);
}

const partsOf = (element: XmlElement) =>
  ['Year', 'Month', 'Day'].map((part) => textAt(element, part)?.padStart(2, '0'));

/** Year, month and day as written, of an intended day. */
export const writtenDate = (element: XmlElement): string => partsOf(element).filter(Boolean).join('-');

/** YYYY, YYYY-MM or YYYY-MM-DD. */
export function readDate(element: XmlElement): string | null {
  const [year, month, day] = partsOf(element);
  if (!year || !/^\d{4}$/.test(year)) return null;
  if (!month || !isCalendarDate(`${year}-${month}-01`)) return year;
  return day && isCalendarDate(`${year}-${month}-${day}`) ? `${year}-${month}-${day}` : `${year}-${month}`;
}
