import { millisecondsInDay } from 'date-fns/constants';
import { type DateRange, textOfRange } from '@/components/ui/date-range';
import { isoDay } from '@/lib/platform/days';

export const daysBefore = (date: string, days: number): string =>
  isoDay(Date.parse(date) - days * millisecondsInDay);

export const lengthOf = ({ from, to }: DateRange): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsInDay + 1;

/** The period of the same length right before the range. */
export const rangeBefore = (range: DateRange): DateRange => ({
  from: daysBefore(range.from, lengthOf(range)),
  to: daysBefore(range.from, 1),
});

/** The address of the audit records of an event in a period. */
export const recordsOf = (eventType: string, { from, to }: DateRange): string =>
  `/audit?${new URLSearchParams({ event_type: eventType, from, to })}`;

type Filters = Readonly<Record<string, string>>;

/** The address of a list with its filters, for the rows of a number. */
export const rowsOf = (list: '/alerts' | '/cases', filters: Filters = {}): string =>
  Object.keys(filters).length === 0 ? list : `${list}?${new URLSearchParams(filters)}`;

export const resolvedIn = (range: DateRange, more: Filters = {}): string =>
  rowsOf('/alerts', { status: 'Resolved', resolved: textOfRange(range), ...more });

export const closedIn = (range: DateRange, more: Filters = {}): string =>
  rowsOf('/cases', { status: 'Closed', closed: textOfRange(range), ...more });

/** The address of alerts in any status except Resolved. */
export const pendingRows = (filters: Filters = {}): string =>
  rowsOf('/alerts', { status: 'Not resolved', ...filters });

/** The address of pending alerts due on a day; for today, only those not overdue. */
export const dueRows = (date: string, when: 'today' | 'later'): string =>
  pendingRows({
    ...(when === 'today' && { due: 'Within 24 hours' }),
    due_on: textOfRange({ from: date, to: date }),
  });

/** Breached, as the filter for alerts and cases that have ended. */
export const endedLate = { sla_status: 'Breached' } as const;
