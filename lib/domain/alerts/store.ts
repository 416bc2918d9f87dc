import type { Alert, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { TotalsSource } from '@/lib/domain/policies/sla-tallies';
import type { SearchedText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { ChangedMeanwhile, NotFound } from '@/lib/platform/errors/errors';
import { insertMissingRows } from '@/lib/platform/database/insert-rows';
import type { Condition } from '@/lib/platform/database/conditions';
import { lockFirst, readByToken } from '@/lib/platform/database/one-row';
import type { Transaction } from '@/lib/platform/database/transaction';
import { allowedWhileHeld, heldMoveOf, statusWhileHeld } from './held';
import { alertLifecycle } from './lifecycle';
import type { NewAlertRow } from './new-row';
import type { AlertOfCheck, AlertRow } from './present';
import { isDue } from './store/ages';
import { isNotSnoozed } from './store/snoozed';

export async function requireAlert(tx: Transaction, ctx: Context, token: string): Promise<Alert> {
  const found = await tx.alert.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
  if (!found) throw new NotFound('alert');
  return found;
}

/** Throws `NotFound` (404). */
export async function requireAlertRow(ctx: Context, token: string): Promise<AlertRow> {
  const found = await readByToken<AlertRow>(ctx, 'alerts', token);
  if (!found) throw new NotFound('alert');
  return found;
}

/** Without the evidence, which can be larger than all other columns together. */
const listColumns: readonly (keyof Omit<AlertRow, 'evidence' | 'further_matches' | 'cause'>)[] = [
  'project_id',
  'token',
  'case_token',
  'entity_token',
  'check_token',
  'check_type_code',
  'check_tokens',
  'type',
  'category',
  'status',
  'priority',
  'priority_score',
  'sla_deadline',
  'sla_warning_at',
  'sla_paused_at',
  'match_score',
  'match',
  'subject_name',
  'subject_type',
  'case_name',
  'summary',
  'rationale',
  'proposal',
  'ai_assessment',
  'resolution_action',
  'resolution_rationale',
  'resolution_conditions',
  'resolution_replaced_by',
  'resolved_by',
  'resolved_at',
  'assigned_to',
  'is_false_positive',
  'snoozed_until',
  'held',
  'held_until',
  'created_at',
  'updated_at',
];

/** The list of alerts. */
export const alertList: ListSource = {
  table: 'alerts',
  columns: listColumns.join(', '),
  keptColumns: ['status', 'category', 'type', 'priority'],
  fewRowsBy: ['case_token', 'entity_token'],
  worded: ['status', 'category', 'type', 'priority'],
};

/**
 * The text that a row of the list shows, and the listed party’s main name: the expression of the index `alerts_names`
 * (docs/adr/0083).
 */
export const searchedText: SearchedText = {
  table: alertList.table,
  columns: [
    // Separate, because most texts match the subject's name, and searching in the match costs ten times as much.
    `(' ' || subject_name)`,
    `(' ' || coalesce(subject_name, '') || E'\\n ' || coalesce(match ->> 'matched_name', summary) || E'\\n ' || coalesce(match ->> 'primary_name', '') || E'\\n ' || coalesce(case_name, ''))`,
  ],
  isSpaced: true,
};

export const listAlertRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<AlertRow>> => listPage(ctx, alertList, filters, page);

/** Columns by which alerts are counted (docs/adr/0041). */
export type AlertColumn = 'status' | 'category' | 'type' | 'priority' | 'assigned_to';

export const alertTotals: TotalsSource = { table: alertList.table, resource: 'alert_counts' };

export function findAlertsOfChecks(
  tx: Transaction,
  ctx: Context,
  { checkTokens, entityTokens }: { checkTokens: readonly string[]; entityTokens: readonly string[] },
): Promise<AlertOfCheck[]> {
  const raised = { check_token: { in: [...checkTokens] } };
  // Includes the entity, because it has an index.
  const foundAgain = { entity_token: { in: [...entityTokens] }, check_tokens: { hasSome: [...checkTokens] } };
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, OR: [raised, foundAgain] },
    orderBy: { token: 'asc' },
    omit: { evidence: true, searched: true },
  });
}

export function findOrigins(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<Alert, 'check_token' | 'check_tokens' | 'case_token' | 'entity_token'>[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { check_token: true, check_tokens: true, case_token: true, entity_token: true },
  });
}

/** The error contains the alert's state after the other request. */
export async function changedMeanwhile(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<ChangedMeanwhile> {
  const alert = await requireAlert(tx, ctx, token);
  const { status } = alert;
  const move = heldMoveOf(alert);
  if (!move) return alertLifecycle.changedMeanwhile(status);
  return new ChangedMeanwhile('alert', statusWhileHeld(status, move), allowedWhileHeld);
}

/**
 * Compare-and-set on the status, assignee and hold that were read. Ends a snooze, because somebody works on the alert
 * again. Throws `ChangedMeanwhile` (409) if another change came first.
 */
export async function moveAlert(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  change: Prisma.AlertUncheckedUpdateManyInput,
): Promise<Alert> {
  const { token, status, assigned_to, held_until } = before;
  const [after] = await tx.alert.updateManyAndReturn({
    where: { project_id: ctx.project.id, token, status, assigned_to, held_until },
    data: { snoozed_until: null, ...change, updated_at: ctx.now() },
  });
  if (!after) throw await changedMeanwhile(tx, ctx, token);
  return after;
}

const canBeTaken: Condition = {
  sql: `status = 'Open' and assigned_to is null and held_until is null`,
  values: [],
};

const lockMostUrgent = (
  tx: Transaction,
  ctx: Context,
  { conditions = [], ...filters }: ListFilters,
): Promise<string | null> =>
  lockFirst(tx, ctx, {
    ...filters,
    table: alertList.table,
    conditions: [...conditions, canBeTaken, isNotSnoozed(ctx.now())],
    order: 'priority_score desc, sla_deadline, token',
  });

/**
 * Locks the most urgent open, unassigned alert that matches the filters; overdue alerts come first. Held and
 * snoozed alerts are never given, and alerts that another request has locked are skipped.
 */
export async function lockNextAlert(
  tx: Transaction,
  ctx: Context,
  { conditions = [], ...filters }: ListFilters,
): Promise<string | null> {
  const overdue = { ...filters, conditions: [...conditions, isDue('Overdue', ctx.now())] };
  return (await lockMostUrgent(tx, ctx, overdue)) ?? lockMostUrgent(tx, ctx, { ...filters, conditions });
}

/** Skips, and does not return, an alert that its check has already raised for the same cause. */
export async function insertAlerts(tx: Transaction, rows: readonly NewAlertRow[]): Promise<Alert[]> {
  const opened = await insertMissingRows<Alert>(tx, 'alerts', rows);
  // Tokens sort by time, so this restores the given order.
  return opened.sort((a, b) => (a.token < b.token ? -1 : 1));
}
