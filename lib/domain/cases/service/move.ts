import type { Case as CaseModel, Prisma } from '@/generated/prisma/client';
import { readOfDeadline } from '@/lib/domain/notifications/service/read-of-deadline';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { resumedCaseSla } from '@/lib/domain/policies/sla';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseStatusChanged } from '../events';
import { caseLifecycle, isClosed } from '../lifecycle';
import type { CaseAction } from '../moves';
import { presentCase } from '../present';
import type { Case } from '../schema';
import { withSlaPause } from '../sla-pauses';
import { updateCaseRow } from '../store';

export interface CaseMove {
  action: CaseAction;
  change?: Omit<Prisma.CaseUncheckedUpdateInput, 'status'>;
  /** Details for the audit records besides the two statuses. */
  details?: object;
}

/** The clock stops in Client Input (API §7.2). */
async function clockOf(tx: Transaction, ctx: Context, before: CaseModel, to: string) {
  const { sla_paused_at, sla_deadline, sla_warning_at } = before;
  if (to === 'Client Input') return { sla_paused_at: ctx.now() };
  if (sla_paused_at === null) return {};
  const sla = { deadline: sla_deadline, warning_at: sla_warning_at };
  const policy = await policyInForce(tx, ctx);
  const pause = { from: sla_paused_at, to: ctx.now() };
  const { deadline, warning_at } = resumedCaseSla(sla, pause, policy);
  const sla_pauses = withSlaPause(before, pause);
  return { sla_paused_at: null, sla_pauses, sla_deadline: deadline, sla_warning_at: warning_at };
}

const wasWarned = (ctx: Context, { sla_warning_at }: CaseModel): boolean =>
  sla_warning_at !== null && sla_warning_at <= ctx.now();

/**
 * Moves a case that the transaction has locked, with its clock, and records `case.status_changed` and the move's own
 * event, if it has one (API §6.1). Throws `InvalidState` (409).
 */
export async function moveCase(
  tx: Transaction,
  ctx: Context,
  before: CaseModel,
  { action, change, details }: CaseMove,
): Promise<Case> {
  const { to, event } = caseLifecycle.require(action, before.status);
  const { token } = before;
  const clock = await clockOf(tx, ctx, before, to);
  const moved = await updateCaseRow(tx, ctx, token, { ...change, ...clock, status: to });
  if (isClosed({ status: to }) && wasWarned(ctx, before)) await readOfDeadline(tx, ctx, 'end', [token]);
  const data = presentCase(moved, ctx.now());
  const occurrence = { token, case_token: token, details: { ...details, from: before.status, to }, data };
  recordEvent(tx, ctx, caseStatusChanged, occurrence);
  if (event) recordEvent(tx, ctx, event, occurrence);
  return data;
}
