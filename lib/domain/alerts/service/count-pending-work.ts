import type { AlertStatus, Priority } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { AlertAge, DueAhead } from '../list-schema';
import { ageOf, dueDayOf, dueOf, isPending } from '../store/ages';
import { snoozedOf } from '../store/snoozed';
import { countGroups } from '../store/totals';

export interface PendingWork {
  status: Exclude<AlertStatus, 'Resolved'>;
  is_snoozed: 'true' | 'false';
  age: AlertAge;
  /** `Breached`, or `Paused` while the case waits for its client. */
  due: DueAhead | 'Breached' | 'Paused';
  /**
   * `Overdue`, or the day in UTC of a future deadline. Null if the clock is paused, or the deadline is at or after
   * `dueBefore`.
   */
  due_day: string | null;
  priority: Priority;
  count: number;
}

/**
 * Counts unresolved alerts by the columns that analytics groups by. `due_day` is null for deadlines from `dueBefore`
 * on.
 */
export async function countPendingWork(ctx: Context, dueBefore: Date): Promise<PendingWork[]> {
  const now = ctx.now();
  const groups = {
    status: { sql: 'status', values: [] },
    is_snoozed: snoozedOf(now),
    age: ageOf(now),
    due: dueOf(now),
    due_day: dueDayOf(now, dueBefore),
    priority: { sql: 'priority', values: [] },
  };
  const rows = await countGroups(ctx, { equals: {}, conditions: [isPending], groups });
  return rows.map(({ group, count }) => ({ ...(group as Omit<PendingWork, 'count'>), count })); // as the groups say
}
