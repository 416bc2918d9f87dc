import type { Alert as AlertModel, Prisma } from '@/generated/prisma/client';
import { notify, requireAssignee, requireReviewer } from '@/lib/domain/access/people';
import { isReviewer } from '@/lib/domain/access/roles';
import { recordEvent } from '@/lib/domain/audit/record-event';
import { countAlertResolved, countAlertsOpened } from '@/lib/domain/cases/service';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { priorityOf } from '@/lib/domain/policies/alert-priority';
import type { CaseType } from '@/lib/domain/words';
import type { Policy } from '@/lib/domain/policies/policy';
import { policyInForce } from '@/lib/domain/policies/service';
import { alertSla } from '@/lib/domain/policies/sla';
import { slaCondition } from '@/lib/domain/policies/sla-condition';
import type { Finding } from '@/lib/domain/checks/outcome';
import type { Context } from '@/lib/platform/context';
import { Conflict, Forbidden, NotFound } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { readByToken } from '@/lib/platform/keyset';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { type AlertAction, alertLifecycle } from '../lifecycle';
import { type AlertRow, presentAlert } from '../present';
import type { Alert, AlertFilters, AssignAlert, EscalateAlert, ResolveAlert } from '../schema';
import { findAlert, insertAlerts, moveAlert, type NewAlert } from '../store';

async function requireAlert(tx: Transaction, ctx: Context, token: string): Promise<AlertModel> {
  const found = await findAlert(tx, ctx, token);
  if (!found) throw new NotFound('alert');
  return found;
}

/** Throws `NotFound` (404), also for an alert of another project. */
export async function get(ctx: Context, token: string): Promise<Alert> {
  const found = await readByToken<AlertRow>(ctx, 'alerts', token);
  if (!found) throw new NotFound('alert');
  return presentAlert(found, ctx.now());
}

export function list(
  ctx: Context,
  { sla_status, ...equals }: AlertFilters,
  page: PageRequest,
): Promise<Page<Alert>> {
  const now = ctx.now();
  const source: ListSource<AlertRow, Alert> = {
    table: 'alerts',
    keptColumns: ['status', 'category', 'type', 'priority'],
    present: (row) => presentAlert(row, now),
  };
  return listPage(ctx, source, { equals, conditions: sla_status && [slaCondition(sla_status, now)] }, page);
}

type Change = Prisma.AlertUncheckedUpdateManyInput;

async function write(tx: Transaction, ctx: Context, before: AlertModel, change: Change): Promise<AlertModel> {
  const after = await moveAlert(tx, ctx, before, change);
  if (!after) throw new Conflict('Somebody else changed this alert at the same moment; read it again.');
  return after;
}

/** The only writer of an alert's status: lifecycle, compare-and-set, audit and outbox commit together. */
async function move(
  ctx: Context,
  token: string,
  action: AlertAction,
  change: (tx: Transaction, before: AlertModel) => Promise<Change>,
  details: object = {},
): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    const { to, event } = alertLifecycle.require(action, before.status);
    const after = await write(tx, ctx, before, { ...(await change(tx, before)), status: to });
    recordAlertEvent(tx, ctx, event, after, { ...details, from: before.status, to });
    return presentAlert(after, ctx.now());
  });
}

type AlertEvent =
  'alert.created' | 'alert.acknowledged' | 'alert.resolved' | 'alert.escalated' | 'alert.assigned';

function recordAlertEvent(
  tx: Transaction,
  ctx: Context,
  type: AlertEvent | undefined,
  alert: AlertModel,
  details: object,
): void {
  if (!type) return;
  const target = { type: 'alert' as const, token: alert.token, case_token: alert.case_token };
  recordEvent(tx, ctx, { type, target, details, data: presentAlert(alert, ctx.now()) });
}

export const acknowledge = (ctx: Context, token: string): Promise<Alert> =>
  move(ctx, token, 'acknowledge', async () => ({}));

/** Decisions 5 and 7: what needs a reviewer. Machine credentials are exempt unless the project binds them too. */
function refuseWithoutReviewer(ctx: Context, before: AlertModel, input: ResolveAlert, policy: Policy): void {
  const { role } = ctx.actor;
  if (role ? isReviewer(role) : !policy.four_eyes.binds_machines) return;
  if (before.status === 'Escalated') throw new Forbidden('An escalated alert is resolved by a reviewer.');
  const isCriticalFalsePositive = before.priority === 'Critical' && input.is_false_positive;
  if (isCriticalFalsePositive && policy.four_eyes.critical_false_positive) {
    throw new Forbidden('A Critical alert is resolved as a false positive by a reviewer.');
  }
}

/** From Acknowledged, and from Escalated by a reviewer. Throws `InvalidState` (409), `Forbidden` (403). */
export function resolve(ctx: Context, token: string, input: ResolveAlert): Promise<Alert> {
  const change = async (tx: Transaction, before: AlertModel): Promise<Change> => {
    refuseWithoutReviewer(ctx, before, input, await policyInForce(tx, ctx));
    if (before.case_token) await countAlertResolved(tx, ctx, before.case_token);
    return {
      resolution_action: input.action,
      resolution_rationale: input.rationale,
      resolution_conditions: input.conditions ?? null,
      is_false_positive: input.is_false_positive,
      resolved_by: ctx.actor.id,
      resolved_at: ctx.now(),
    };
  };
  return move(ctx, token, 'resolve', change, input);
}

/** Throws `ValidationFailed` (400) when nobody who may review has that token. */
export function escalate(ctx: Context, token: string, input: EscalateAlert): Promise<Alert> {
  const change = async (tx: Transaction): Promise<Change> => {
    await requireReviewer(tx, ctx, 'escalate_to', input.escalate_to);
    await notify(tx, ctx, {
      user_token: input.escalate_to,
      kind: 'alert.escalated',
      target_type: 'alert',
      target_token: token,
      note: input.reason,
    });
    return { assigned_to: input.escalate_to };
  };
  return move(ctx, token, 'escalate', change, input);
}

/** Changes no status. Throws `ValidationFailed` (400) when the person does not exist or may not act. */
export function assign(ctx: Context, token: string, input: AssignAlert): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    await requireAssignee(tx, ctx, 'user_id', input.user_id);
    const after = await write(tx, ctx, before, { assigned_to: input.user_id });
    await notify(tx, ctx, {
      user_token: input.user_id,
      kind: 'alert.assigned',
      target_type: 'alert',
      target_token: token,
      note: input.note ?? null,
    });
    recordAlertEvent(tx, ctx, 'alert.assigned', after, { ...input, from: before.assigned_to });
    return presentAlert(after, ctx.now());
  });
}

/** What a check found, and about whom. */
export interface FoundForAlert {
  entity_token: string | null;
  check_token: string;
  finding: Finding;
}

export interface AlertOrigin {
  case_token: string | null;
  case_type: CaseType;
  policy: Policy;
}

/** Makes an alert of each finding, with its priority, score and SLA by the project's policy (decisions 7). */
export async function open(
  tx: Transaction,
  ctx: Context,
  found: readonly FoundForAlert[],
  origin: AlertOrigin,
): Promise<AlertModel[]> {
  if (found.length === 0) return [];
  const alerts = await insertAlerts(
    tx,
    ctx,
    found.map((each) => alertOf(ctx, each, origin)),
  );
  for (const alert of alerts) {
    recordAlertEvent(tx, ctx, 'alert.created', alert, { category: alert.category, priority: alert.priority });
  }
  if (origin.case_token) await countAlertsOpened(tx, ctx, origin.case_token, alerts.length);
  return alerts;
}

function alertOf(
  ctx: Context,
  { entity_token, check_token, finding }: FoundForAlert,
  origin: AlertOrigin,
): NewAlert {
  const now = ctx.now();
  const match_score = finding.match?.match_score ?? null;
  const { priority, priority_score } = priorityOf(finding.category, match_score, origin.policy);
  const { deadline, warning_at } = alertSla(origin.case_type, priority, now, origin.policy);
  return {
    token: newToken('alt'),
    case_token: origin.case_token,
    entity_token,
    check_token,
    type: finding.type,
    category: finding.category,
    status: alertLifecycle.initial,
    priority,
    priority_score,
    sla_deadline: deadline,
    sla_warning_at: warning_at,
    match_score,
    match: finding.match,
    summary: finding.summary,
    created_at: now,
    updated_at: now,
  };
}
