import type { Alert, Prisma } from '@/generated/prisma/client';
import { type RowPage, rowPage } from '@/lib/domain/list-page';
import type { AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { AlertOfCheck } from '../present';

export function findAlertsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<AlertOfCheck[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: { token: 'asc' },
    omit: { evidence: true },
  });
}

export const findAlertPageOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Alert[]> =>
  tx.alert.findMany({ where: { project_id: ctx.project.id, case_token: caseToken }, ...rowPage(ctx, page) });

const pastAlert = {
  case_token: true,
  category: true,
  priority: true,
  match_score: true,
  status: true,
  sla_paused_at: true,
  created_at: true,
  resolved_at: true,
} as const satisfies Prisma.AlertSelect;

/** The data of an alert that policies use. */
export type PastAlert = Prisma.AlertGetPayload<{ select: typeof pastAlert }>;

export function findPastAlerts(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<PastAlert[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, case_token: { in: [...caseTokens] } },
    select: pastAlert,
  });
}

const unresolved = { not: 'Resolved' satisfies AlertStatus };

export async function pauseClocksOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  await tx.alert.updateMany({
    where: { project_id: ctx.project.id, case_token: caseToken, status: unresolved, sla_paused_at: null },
    data: { sla_paused_at: ctx.now(), updated_at: ctx.now() },
  });
}

/** Alert deadlines use calendar days, so they move by the elapsed time. */
export async function resumeClocksOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  await tx.$executeRaw`
    update alerts set
      sla_deadline = sla_deadline + (${ctx.now()}::timestamptz - sla_paused_at),
      sla_warning_at = sla_warning_at + (${ctx.now()}::timestamptz - sla_paused_at),
      sla_paused_at = null, updated_at = ${ctx.now()}::timestamptz
    where project_id = ${ctx.project.id} and case_token = ${caseToken} and sla_paused_at is not null
      and status <> ${unresolved.not}`;
}

export const countUnresolvedOfCase = (tx: Transaction, ctx: Context, caseToken: string): Promise<number> =>
  tx.alert.count({ where: { project_id: ctx.project.id, case_token: caseToken, status: unresolved } });

export const findCaseNamesOf = (
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<Alert, 'token' | 'case_name'>[]> =>
  tx.alert.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { token: true, case_name: true },
  });

/** Deletes at most `max`. Returns their tokens. */
export async function deleteOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ token: string }[]>`
    delete from alerts where project_id = ${ctx.project.id} and token in (
      select token from alerts where project_id = ${ctx.project.id} and case_token = ${caseToken}
      order by token limit ${max})
    returning token`;
  return rows.map(({ token }) => token);
}
