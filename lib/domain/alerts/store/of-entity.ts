import type { Alert, Prisma } from '@/generated/prisma/client';
import type { AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

const unresolved = { not: 'Resolved' satisfies AlertStatus };

/** In the case, or in any if none is given. Oldest first. */
export function findUnresolvedOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  caseToken: string | null,
): Promise<Alert[]> {
  return tx.alert.findMany({
    where: {
      project_id: ctx.project.id,
      entity_token: entityToken,
      status: unresolved,
      ...(caseToken && { case_token: caseToken }),
    },
    orderBy: { token: 'asc' },
  });
}

/** Leaves its status, its deadline and the work on it as they are. */
export function refreshAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.AlertUncheckedUpdateInput,
): Promise<Alert> {
  return tx.alert.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: { ...change, updated_at: ctx.now() },
  });
}
