import type { Alert, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { Conflict, NotFound } from '@/lib/platform/errors';
import { insertMissingRows } from '@/lib/platform/insert-rows';
import { readByToken } from '@/lib/platform/keyset';
import type { Transaction } from '@/lib/platform/transaction';
import type { AlertOfCheck, AlertRow } from './present';

export async function requireAlert(tx: Transaction, ctx: Context, token: string): Promise<Alert> {
  const found = await tx.alert.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
  if (!found) throw new NotFound('alert');
  return found;
}

/** Throws `NotFound` (404). */
export async function readAlert(ctx: Context, token: string): Promise<AlertRow> {
  const found = await readByToken<AlertRow>(ctx, 'alerts', token);
  if (!found) throw new NotFound('alert');
  return found;
}

type ListedColumn = Exclude<keyof Alert, 'evidence' | 'further_matches' | 'check_tokens' | 'cause'>;

/** Without the evidence, which can be larger than all of the others. The type misses none that is shown. */
const listColumns: Record<ListedColumn, true> = {
  project_id: true,
  token: true,
  case_token: true,
  entity_token: true,
  check_token: true,
  type: true,
  category: true,
  status: true,
  priority: true,
  priority_score: true,
  sla_deadline: true,
  sla_warning_at: true,
  sla_paused_at: true,
  match_score: true,
  match: true,
  subject_name: true,
  subject_type: true,
  case_name: true,
  summary: true,
  rationale: true,
  proposal: true,
  ai_assessment: true,
  resolution_action: true,
  resolution_rationale: true,
  resolution_conditions: true,
  resolved_by: true,
  resolved_at: true,
  assigned_to: true,
  is_false_positive: true,
  snoozed_until: true,
  created_at: true,
  updated_at: true,
};

const list: ListSource = {
  table: 'alerts',
  columns: Object.keys(listColumns).join(', '),
  keptColumns: ['status', 'category', 'type', 'priority'],
};

export const listAlertRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<AlertRow>> => listPage(ctx, list, filters, page);

export function findAlertsOfChecks(
  tx: Transaction,
  ctx: Context,
  checkTokens: readonly string[],
): Promise<AlertOfCheck[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, check_token: { in: [...checkTokens] } },
    orderBy: { token: 'asc' },
    omit: { evidence: true },
  });
}

export function findAlertsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<Alert[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: { token: 'asc' },
  });
}

const pastAlert = {
  case_token: true,
  category: true,
  priority: true,
  match_score: true,
  created_at: true,
  resolved_at: true,
} as const satisfies Prisma.AlertSelect;

/** What a policy judges an alert by. */
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

/** Compare-and-set on the status it was read with. Throws `Conflict` (409) when another change came first. */
export async function moveAlert(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  change: Prisma.AlertUncheckedUpdateManyInput,
): Promise<Alert> {
  const [after] = await tx.alert.updateManyAndReturn({
    where: { project_id: ctx.project.id, token: before.token, status: before.status },
    data: { ...change, updated_at: ctx.now() },
  });
  if (!after) throw new Conflict('Someone else changed this alert at the same time. Load it again.');
  return after;
}

const unresolved = { not: 'Resolved' satisfies AlertStatus };

export async function pauseClocksOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  await tx.alert.updateMany({
    where: { project_id: ctx.project.id, case_token: caseToken, status: unresolved, sla_paused_at: null },
    data: { sla_paused_at: ctx.now(), updated_at: ctx.now() },
  });
}

/** Alerts count calendar days, so that a deadline moves by the time that has passed. */
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

export type NewAlertRow = Omit<Prisma.AlertCreateManyInput, 'project_id'>;

/** Leaves out, and does not return, an alert that its check has raised before for the same cause. */
export async function insertAlerts(
  tx: Transaction,
  ctx: Context,
  alerts: readonly NewAlertRow[],
): Promise<Alert[]> {
  const rows = alerts.map((alert) => ({ ...alert, project_id: ctx.project.id }));
  const opened = await insertMissingRows<Alert>(tx, 'alerts', rows);
  // Tokens sort by time, so this is the order given, whichever columns the rows have.
  return opened.sort((a, b) => (a.token < b.token ? -1 : 1));
}
