import type { Alert } from '@/generated/prisma/client';
import { claimOfDueClocks } from '@/lib/domain/policies/sla-clocks';
import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/database/db';
import type { Transaction } from '@/lib/platform/database/transaction';

export const claimDueAlertRows = (tx: Transaction, ctx: Context, max: number): Promise<Alert[]> =>
  tx.$queryRawUnsafe(claimOfDueClocks('alerts'), ctx.project.id, ctx.now(), max);

/**
 * The projects of the `max` longest due alerts and the `max` longest due cases, longest due first. Rows of the
 * projects in `passedOver` do not count.
 *
 * Uses Prisma, whose first statement takes seconds on a busy machine, so that a worker makes it at startup.
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
