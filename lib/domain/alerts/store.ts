import type { Alert, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export function findAlert(tx: Transaction, ctx: Context, token: string): Promise<Alert | null> {
  return tx.alert.findUnique({ where: idOf(ctx, token) });
}

/** Writes a change if the alert still has the status it was read with; null when somebody was faster. */
export async function moveAlert(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  change: Prisma.AlertUncheckedUpdateManyInput,
): Promise<Alert | null> {
  const [after] = await tx.alert.updateManyAndReturn({
    where: { project_id: ctx.project.id, token: before.token, status: before.status },
    data: { ...change, updated_at: ctx.now() },
  });
  return after ?? null;
}

export type NewAlert = Omit<Prisma.AlertCreateManyInput, 'project_id'>;

export function insertAlerts(tx: Transaction, ctx: Context, alerts: NewAlert[]): Promise<Alert[]> {
  return tx.alert.createManyAndReturn({
    data: alerts.map((alert) => ({ ...alert, project_id: ctx.project.id })),
  });
}
