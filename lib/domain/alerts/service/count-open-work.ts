import type { Priority } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { AlertAge, AlertDue } from '../list-schema';
import { ageOf, dueOf, openNow } from '../search';
import { countGroups } from '../store/verdicts';

export interface OpenWork {
  age: AlertAge;
  /** `Breached`, and `Paused` while the case waits for its client. */
  due: AlertDue | 'Breached' | 'Paused';
  priority: Priority;
  count: number;
}

/** The open alerts that are not snoozed, by their age, by when they are due, and by priority. */
export async function countOpenWork(ctx: Context): Promise<OpenWork[]> {
  const now = ctx.now();
  const groups = { age: ageOf(now), due: dueOf(now), priority: { sql: 'priority', values: [] } };
  const rows = await countGroups(ctx, { ...openNow(now), groups });
  return rows.map(({ group, count }) => ({ ...(group as Omit<OpenWork, 'count'>), count })); // as the groups say
}
