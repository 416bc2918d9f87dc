import type { Check, Flow, FlowParty } from '@/generated/prisma/client';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { refreshAlertsFoundAgain } from '@/lib/domain/alerts/service/refresh-found-again';
import { rememberDecisions } from '@/lib/domain/alerts/service/remember-decisions';
import { addCaseMembers } from '@/lib/domain/cases/service/add-members';
import { openCase } from '@/lib/domain/cases/service/open';
import { isOpenCheck, waitsForPerson } from '@/lib/domain/checks/moves';
import { addChecksToCase } from '@/lib/domain/checks/service/add-to-case';
import { moveChecks } from '@/lib/domain/checks/service/move';
import { startDueChecks } from '@/lib/domain/checks/service/start-due';
import type { Policy } from '@/lib/domain/policies/policy';
import { listAnsweredJobs } from '@/lib/domain/providers/service/list-answered-jobs';
import type { Context } from '@/lib/platform/context';
import { repeatAfterTemporaryFailure } from '@/lib/platform/database/repeat';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { findSubmissionOfFlow } from '@/lib/domain/documents/service/find-submission-of-flow';
import { subjectOf } from '../json-columns';
import { leaseFrom, LeaseLost } from '../lease';
import { findFlowRows, type FlowRows } from '../rows';
import { type Lease, lockLeasedFlow, updateEntityOfParties, updateFlow } from '../store';
import type { CallOutcome } from '../calls';
import { journeyDueAt } from '../journey';
import {
  callsStillDue,
  type CheckFinding,
  companyOfCalls,
  findingsOfCalls,
  flowFindingsOf,
  isDue,
  isWaiting,
  movesOfCalls,
  unraised,
  withoutPlans,
} from './outcomes';
import { addRegistryPeople } from '../create/add-registry-people';
import { concludeFlow, type ConcludedFlow } from './conclude';
import { createFlowEntities } from '../create/create-entities';
import { forAlert, raiseAlerts } from './raise-alerts';

/** The screened entity, or a new one for a given name. */
async function addSubject(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  { external_reference }: Flow,
  party: FlowParty,
): Promise<string | null> {
  const member = { role: 'Primary', ownership_percentage: null } as const;
  if (party.entity_token) {
    await addCaseMembers(tx, ctx, caseToken, [{ ...member, entity: { token: party.entity_token } }]);
    return party.entity_token;
  }
  const subject = subjectOf(party);
  const [entity] = await createFlowEntities(tx, ctx, caseToken, [{ ...member, subject, external_reference }]);
  return entity?.token ?? null;
}

/** A screening only opens a case if there is a match (API §3.8). */
async function openReview(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  found: readonly CheckFinding[],
): Promise<FlowRows> {
  const { flow, parties } = rows;
  const [party] = parties;
  if (flow.case_token || !party || !found.some(({ finding }) => finding.match)) return rows;
  const subject = subjectOf(party);
  const { token: case_token } = await openCase(tx, ctx, {
    type: 'Review',
    entity_category: subject.type,
    flow_token: flow.token,
    external_reference: flow.external_reference,
  });
  const entity_token = await addSubject(tx, ctx, case_token, flow, party);
  await addChecksToCase(tx, ctx, flow.token, { case_token, entity_token });
  await updateEntityOfParties(tx, ctx, flow.token, entity_token);
  return findFlowRows(tx, ctx, await updateFlow(tx, ctx, flow.token, { case_token }));
}

/** Findings without an unresolved alert or a decision that still applies. */
async function withoutRaised(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  found: readonly CheckFinding[],
  policy: Policy,
): Promise<CheckFinding[]> {
  const { case_token } = rows.flow;
  const asAlerts = found.map((each) => ({ ...forAlert(each, rows), each }));
  const fresh = await refreshAlertsFoundAgain(tx, ctx, asAlerts, { case_token, policy });
  const raised = await rememberDecisions(tx, ctx, fresh);
  return raised.map(({ each, finding }) => ({ ...each, finding }));
}

/** A flow that waits for a person or a retry has no worker, so its lease must not expire. */
const park = (tx: Transaction, ctx: Context, { flow, checks }: FlowRows, policy: Policy): Promise<Flow> =>
  updateFlow(tx, ctx, flow.token, {
    lease_until: null,
    journey_due_at: checks.some(waitsForPerson) ? journeyDueAt(flow, policy, ctx.now()) : null,
  });

function withMoved(rows: FlowRows, moved: readonly Check[]): FlowRows {
  const after = new Map(moved.map((check) => [check.token, check]));
  return { ...rows, checks: rows.checks.map((check) => after.get(check.token) ?? check) };
}

async function settleChecks(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  calls: readonly CallOutcome[],
  policy: Policy,
): Promise<FlowRows> {
  const found = unraised(findingsOfCalls(calls), await listAlertRowsOfChecks(tx, ctx, rows.checks));
  const fresh = await withoutRaised(tx, ctx, rows, found, policy);
  const opened = await openReview(tx, ctx, rows, fresh);
  const moved = await moveChecks(tx, ctx, movesOfCalls(calls, found, opened.checks, policy, ctx.now()));
  await raiseAlerts(tx, ctx, opened, fresh, policy);
  const company = companyOfCalls(calls);
  if (!company) return withMoved(opened, moved);
  await addRegistryPeople(tx, ctx, opened, company);
  return findFlowRows(tx, ctx, opened.flow);
}

/** Checks whose upload arrived during the round stay due and are read in the next round. */
async function withoutWaits(
  tx: Transaction,
  ctx: Context,
  { token }: Flow,
  calls: readonly CallOutcome[],
): Promise<readonly CallOutcome[]> {
  const isWaited = calls.some(({ answer }) => answer?.waiting?.length);
  if (!isWaited || !(await findSubmissionOfFlow(tx, ctx, token))) return calls;
  return calls.map((call) => ({ ...call, checks: call.checks.filter((check) => !isWaiting(call, check)) }));
}

/**
 * An answer that a provider sent during the call is read in the next round, whatever the result of the call.
 */
async function withoutAnswered(
  tx: Transaction,
  ctx: Context,
  calls: readonly CallOutcome[],
): Promise<readonly CallOutcome[]> {
  const open = calls.flatMap(({ open_job }) => open_job ?? []);
  const answered = await listAnsweredJobs(tx, ctx, open);
  return calls.filter(({ open_job = '' }) => !answered.includes(open_job));
}

async function settleRound(
  tx: Transaction,
  ctx: Context,
  lease: Lease,
  calls: readonly CallOutcome[],
  policy: Policy,
): Promise<FlowRows | ConcludedFlow> {
  const change = { lease_until: leaseFrom(ctx.now()), findings: flowFindingsOf(calls) };
  const flow = await lockLeasedFlow(tx, ctx, lease, change);
  if (!flow) throw new LeaseLost();
  const before = await findFlowRows(tx, ctx, flow);
  const heard = await withoutWaits(tx, ctx, flow, await withoutAnswered(tx, ctx, calls));
  const ended = flow.mode === 'sync' ? withoutPlans(heard) : heard;
  const settled = await settleChecks(tx, ctx, before, callsStillDue(ended, before.checks), policy);
  const after = { ...settled, checks: await startDueChecks(tx, ctx, settled.checks) };
  if (!after.checks.some(isOpenCheck)) return concludeFlow(tx, ctx, after, policy);
  return after.checks.some(isDue) ? after : { ...after, flow: await park(tx, ctx, after, policy) };
}

/**
 * Writes a round's results and, if no check is open any more, ends the flow. Throws `LeaseLost`. Retries
 * temporary database failures itself, with the answers at hand, so that a waiting caller need not wait for
 * the lease to end.
 */
export const settleFlow = (
  ctx: Context,
  lease: Lease,
  calls: readonly CallOutcome[],
  policy: Policy,
): Promise<FlowRows | ConcludedFlow> =>
  repeatAfterTemporaryFailure(() => transaction(ctx, (tx) => settleRound(tx, ctx, lease, calls, policy)));
