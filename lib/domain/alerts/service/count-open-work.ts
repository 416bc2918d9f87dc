import type { Priority } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { AlertAge, DueAhead } from '../list-schema';
import { ageOf, dueOf } from '../store/ages';
import { isNotSnoozed } from '../store/snoozed';
import { countGroups } from '../store/totals';

export interface OpenWork {
  age: AlertAge;
  /** `Breached`, and `Paused` while the case waits for its client. */
  due: DueAhead | 'Breached' | 'Paused';
  priority: Priority;
  count: number;
}

/** The open alerts that are not snoozed, by their age, by when they are due, and by priority. */
export async function countOpenWork(ctx: Context): Promise<OpenWork[]> {
  const now = ctx.now();
  const groups = { age: ageOf(now), due: dueOf(now), priority: { sql: 'priority', values: [] } };
  const filters = { equals: { status: 'Open' }, conditions: [isNotSnoozed(now)] };
  const rows = await countGroups(ctx, { ...filters, groups });
  return rows.map(({ group, count }) => ({ ...(group as Omit<OpenWork, 'count'>), count })); // as the groups say
}
