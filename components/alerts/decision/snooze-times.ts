export interface SnoozeTime {
  label: string;
  until: Date;
}

const morningHour = 9;

const morningIn = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morningHour);

const monday = 1;
const daysOfWeek = 7;

/**
 * Different times in the browser's time zone, the earliest first, none of them after the alert's deadline: the server
 * would refuse those.
 */
export function snoozeTimes(now: Date, deadline: Date): SnoozeTime[] {
  const toMonday = (monday - now.getDay() + daysOfWeek) % daysOfWeek || daysOfWeek;
  const times = [
    { label: 'Tomorrow morning', until: morningIn(now, 1) },
    { label: 'In three days', until: morningIn(now, 3) },
    { label: 'Next Monday', until: morningIn(now, toMonday) },
  ];
  const isFirst = ({ until }: SnoozeTime, place: number) =>
    times.findIndex((other) => other.until.getTime() === until.getTime()) === place;
  return times
    .filter(isFirst)
    .filter(({ until }) => until <= deadline)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
}
