import { isCalendarDate, spanOf } from '../ofac/date';
import { isText } from '../values';
import { elementsAt, textAt, type XmlElement } from '../xml-element';

/**
 * A DatePeriod as `ListedEntity.dates_of_birth` holds it; null when it tells no year.
 *
 * OFAC writes what it knows of a day by the first and last that it may be: of a year alone the first of January to
 * the last of December. An approximate date keeps its years.
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

/** YYYY, YYYY-MM or YYYY-MM-DD: what of a From or a To makes a date. */
function readDate(element: XmlElement): string | null {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((part) => textAt(element, part)?.padStart(2, '0'));
  if (!year || !/^\d{4}$/.test(year)) return null;
  if (!month || !isCalendarDate(`${year}-${month}-01`)) return year;
  return day && isCalendarDate(`${year}-${month}-${day}`) ? `${year}-${month}-${day}` : `${year}-${month}`;
}
