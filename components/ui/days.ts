import { millisecondsInDay } from 'date-fns/constants';
import { isoDay } from '@/lib/platform/days';

export interface Day<Event> {
  /** YYYY-MM-DD in the reader's time zone. */
  date: string;
  /** "Today", "Yesterday", "Friday, 20 November", with the year if it is not this one. */
  label: string;
  events: Event[];
}

/** The date in the browser's time zone, unless another is given. */
const dateIn = (time: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(time);

function labelOf(time: Date, now: Date, timeZone?: string): string {
  const [date, today] = [dateIn(time, timeZone), dateIn(now, timeZone)];
  if (date === today) return 'Today';
  if (date === dateBefore(today)) return 'Yesterday';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(time);
  const year = isThisYear ? undefined : 'numeric';
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year, timeZone });
  return `${weekday}, ${day.format(time)}`;
}

/** The previous calendar day, which may not be 24 hours ago. */
const dateBefore = (date: string) => isoDay(Date.parse(date) - millisecondsInDay);

/** Groups events by day, keeping their order, which should be by time. */
export function byDay<Event extends { at: string }>(
  events: readonly Event[],
  now: Date,
  timeZone?: string,
): Day<Event>[] {
  const days: Day<Event>[] = [];
  for (const event of events) {
    const time = new Date(event.at);
    const date = dateIn(time, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, label: labelOf(time, now, timeZone), events: [event] });
  }
  return days;
}
