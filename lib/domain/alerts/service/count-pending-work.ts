import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { endOf, startOf } from '@/lib/domain/moment';
import type { AlertStatus, Priority, SlaStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { AlertAge, DueAhead } from '../list-schema';
import { isPending } from '../store/ages';
import { isSnoozed } from '../store/snoozed';
import { stretchesOf } from '../store/stretches';
import { countGroups, valueOf } from '../store/totals';
import { ageBounds, aheadBounds, comparisonsIn, dueBounds, isWithin, type TimeBounds } from '../time-bounds';

interface Deadline {
  /** `Breached`, or `Paused` while the case waits for its client. */
  due: DueAhead | 'Breached' | 'Paused';
  /** `Overdue`, or the day of a future deadline. Null if the clock is paused, or the deadline is after the days. */
  due_day: string | null;
}

export interface PendingWork extends Deadline {
  status: Exclude<AlertStatus, 'Resolved'>;
  is_snoozed: boolean;
  age: AlertAge;
  priority: Priority;
  count: number;
}

interface Group extends Pick<PendingWork, 'status' | 'priority'> {
  is_snoozed: boolean | null;
  sla_stopped: SlaStatus | null;
  opened: number;
  deadline: number;
}

const daysIn = (bounds: Record<string, TimeBounds>): number[] =>
  Object.values(bounds).flatMap((each) => comparisonsIn(each).map(([, days]) => days));

const msBetween = (from: Date, to: Date): number => to.getTime() - from.getTime();

/** Every time has one of the ages. */
const ageOf = (opened: Date, now: Date): AlertAge =>
  AlertAge.options.find((age) => isWithin(ageBounds[age], msBetween(opened, now))) ?? 'Under 1 day';

function deadlineOf(
  stopped: SlaStatus | null,
  deadline: Date,
  { now, days }: { now: Date; days: readonly string[] },
): Deadline {
  if (stopped) return { due: stopped === 'Breached' ? 'Breached' : 'Paused', due_day: null };
  const ahead = msBetween(now, deadline);
  const due = DueAhead.options.find((each) => isWithin(aheadBounds[each], ahead));
  if (!due) return { due: 'Breached', due_day: 'Overdue' };
  return { due, due_day: days.find((day) => startOf(day) <= deadline && deadline < endOf(day)) ?? null };
}

/** Counts unresolved alerts by all that analytics groups them by. `days` are of UTC (YYYY-MM-DD), from today on. */
export async function countPendingWork(ctx: Context, days: readonly string[]): Promise<PendingWork[]> {
  const now = ctx.now();
  const inDays = (count: number) => addMilliseconds(now, count * millisecondsInDay);
  const opened = stretchesOf(
    'created_at',
    daysIn(ageBounds).map((age) => inDays(-age)),
  );
  const deadlines = stretchesOf('sla_deadline', [
    ...daysIn(dueBounds).map(inDays),
    ...days.flatMap((day) => [startOf(day), endOf(day)]),
  ]);
  const groups = {
    status: valueOf('status'),
    priority: valueOf('priority'),
    is_snoozed: isSnoozed(now),
    sla_stopped: valueOf('sla_stopped'),
    opened: opened.numbered,
    deadline: deadlines.numbered,
  };
  const rows = await countGroups<Group>(ctx, { equals: {}, conditions: [isPending], groups });
  return rows.map(({ group: { status, priority, is_snoozed, ...of }, count }) => ({
    status,
    priority,
    is_snoozed: is_snoozed === true,
    age: ageOf(opened.timeIn(of.opened), now),
    ...deadlineOf(of.sla_stopped, deadlines.timeIn(of.deadline), { now, days }),
    count,
  }));
}
