import type { Alert } from '@/generated/prisma/client';
import { claimDueClocks } from '@/lib/domain/policies/sla-clocks';
import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';
import type { Transaction } from '@/lib/platform/transaction';

export const claimDueAlertRows = (tx: Transaction, ctx: Context, max: number): Promise<Alert[]> =>
  claimDueClocks<Alert>(tx, ctx, 'alerts', max);

/**
 * Of the oldest so many alerts and cases that are due, whatever their project but for those passed over; the project with the oldest first. By Prisma,
 * which takes seconds for its first statement on a busy machine: a worker makes it when it starts, not when something is due.
 */
export async function findProjectsWithDueClocks(
  now: Date,
  max: number,
  passedOver: readonly number[],
): Promise<number[]> {
  const rows = await db().prisma.$queryRaw<{ project_id: number }[]>`
    select project_id from find_due_clocks(${now}::timestamptz, ${max}::int, ${[...passedOver]}::int[])`;
  return rows.map(({ project_id }) => project_id);
}
