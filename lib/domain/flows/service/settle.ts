import type { Check, Flow } from '@/generated/prisma/client';
import * as alerts from '@/lib/domain/alerts/service/alerts';
import * as cases from '@/lib/domain/cases/service';
import * as checks from '@/lib/domain/checks/service';
import { type CheckAction, openCheckStatuses } from '@/lib/domain/checks/lifecycle';
import type { CheckMove } from '@/lib/domain/checks/service';
import type { Policy } from '@/lib/domain/policies/policy';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { leaseFrom } from '../lease';
import { type FlowFindings, subjectOf } from '../present';
import { findParts, type FlowParts, holdFlow, tieToCase, updateFlow } from '../store';
import { addRegistryPeople } from './add-registry-people';
import { conclude, type ConcludedFlow } from './conclude';
import { makeEntities } from './make-entities';
import type { CallOutcome } from './run-checks';

/** The lease went to another worker, or the flow has ended: what this one found is dropped. */
export class LeaseLost extends Error {}

interface SettledCheck {
  check: Check;
  provider: string;
  retries: number;
  outcome: CheckOutcome | null;
}

function settledChecks(outcomes: readonly CallOutcome[]): SettledCheck[] {
  return outcomes.flatMap(({ checks: asked, provider, retries, answer }) =>
    asked
      .filter((check) => !answer?.waiting?.some((code) => code === check.type_code))
      .map((check) => ({
        check,
        provider: provider.name,
        retries,
        outcome: answer?.outcomes.find((each) => each.type_code === check.type_code) ?? null,
      })),
  );
}

function waitingChecks(outcomes: readonly CallOutcome[]): Check[] {
  return outcomes.flatMap(({ checks: asked, answer }) =>
    asked.filter((check) => answer?.waiting?.some((code) => code === check.type_code)),
  );
}

/** A provider that could not answer raises one alert, however many checks it left open. */
function failureOf({ provider, checks: asked }: CallOutcome): { check: Check; finding: Finding }[] {
  const [check] = asked;
  if (!check) return [];
  const summary = `${provider.name} did not answer, so ${asked.map((each) => each.type_code).join(', ')} could not be judged.`;
  return [{ check, finding: { type: 'System', category: 'API Failure', summary } }];
}

function findingsFor(outcomes: readonly CallOutcome[], settled: readonly SettledCheck[]) {
  const found = settled.flatMap(({ check, outcome }) =>
    (outcome?.findings ?? []).map((finding) => ({ check, finding })),
  );
  return [...found, ...outcomes.filter(({ answer }) => answer === null).flatMap(failureOf)];
}

type Found = ReturnType<typeof findingsFor>;

/** A screening opens its case only when there is a match (decisions 3). */
async function openReview(tx: Transaction, ctx: Context, parts: FlowParts, found: Found): Promise<FlowParts> {
  const [party] = parts.parties;
  if (parts.flow.case_token || !party || !found.some(({ finding }) => finding.match)) return parts;
  const subject = subjectOf(party);
  const opened = await cases.openCase(tx, ctx, {
    type: 'Review',
    entity_category: subject.type,
    flow_token: parts.flow.token,
    external_reference: parts.flow.external_reference,
  });
  const [entity] = await makeEntities(tx, ctx, opened.token, [
    { subject, role: 'Primary', ownership_percentage: null },
  ]);
  await tieToCase(tx, ctx, parts.flow.token, {
    case_token: opened.token,
    entity_token: entity?.token ?? null,
  });
  return findParts(tx, ctx, await updateFlow(tx, ctx, parts.flow.token, { case_token: opened.token }));
}

async function raiseAlerts(
  tx: Transaction,
  ctx: Context,
  { flow, checks: all }: FlowParts,
  found: Found,
  policy: Policy,
) {
  const entityOf = new Map(all.map((check) => [check.token, check.entity_token]));
  return alerts.open(
    tx,
    ctx,
    found.map(({ check, finding }) => ({
      entity_token: entityOf.get(check.token) ?? null,
      check_token: check.token,
      finding,
    })),
    {
      case_token: flow.case_token,
      case_type: flow.flow_type === 'screening' ? 'Review' : 'Onboarding',
      policy,
    },
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** Each try after the first went through Retry Scheduled. */
const retried = (times: number): CheckAction[] =>
  Array.from({ length: times }, (): CheckAction[] => ['plan_retry', 'retry', 'start']).flat();

/** A pass may answer the same question again, for as long as the project's policy says (decisions 7). */
function validUntil(outcome: CheckOutcome, policy: Policy, now: Date): Date | null {
  const days = outcome.result === 'Pass' ? policy.reuse_days[outcome.type_code] : 0;
  return days > 0 ? new Date(now.getTime() + days * dayMs) : null;
}

/** A check that its provider could not answer fails, and refers: it never counts as a pass (decisions 3). */
function settlingMove(
  { check, provider, retries, outcome }: SettledCheck,
  found: Found,
  policy: Policy,
  now: Date,
): CheckMove {
  const change = {
    provider,
    alerts_generated: found.filter((each) => each.check.token === check.token).length,
  };
  const [first, ...others] = [...retried(retries), outcome ? ('finish' as const) : ('fail' as const)];
  const actions: CheckMove['actions'] = [first ?? 'fail', ...others];
  if (!outcome) return { check, actions, change: { ...change, result: 'Refer' } };
  const { result, result_data } = outcome;
  return {
    check,
    actions,
    change: { ...change, result, result_data, valid_until: validUntil(outcome, policy, now) },
  };
}

const waitingMove = (check: Check): CheckMove => ({
  check,
  actions: [check.type_code === 'IDV_BIOMETRIC' ? 'await_client' : 'await_document'],
});

const companyOf = (outcomes: readonly CallOutcome[]) =>
  outcomes.map(({ answer }) => answer?.company).find((company) => company !== undefined);

function learned(outcomes: readonly CallOutcome[]): FlowFindings {
  const company = companyOf(outcomes);
  const lists = outcomes.map(({ answer }) => answer?.lists).find(Boolean);
  return { ...(company && { company }), ...(lists && { lists }) };
}

/** What only waits for a person has no worker, and so no lease that could run out. */
const park = (tx: Transaction, ctx: Context, flow: Flow) =>
  updateFlow(tx, ctx, flow.token, { lease_until: null });

function withMoved(parts: FlowParts, moved: readonly Check[]): FlowParts {
  const after = new Map(moved.map((check) => [check.token, check]));
  return { ...parts, checks: parts.checks.map((check) => after.get(check.token) ?? check) };
}

const isOpen = (check: Check) => openCheckStatuses.some((status) => status === check.status);
export const isDue = (check: Check) => check.status === 'In Progress';

/**
 * Writes what a round of provider calls found, and, when no check is open any more, the end of the flow: results,
 * alerts, risk, audit records and events in one transaction. Returns the flow's parts as they are then, and the
 * result of a flow that has ended.
 * Throws `LeaseLost` when the flow is no longer ours.
 */
export async function settle(
  ctx: Context,
  lease: Pick<Flow, 'token' | 'lease_generation'>,
  outcomes: readonly CallOutcome[],
  policy: Policy,
): Promise<FlowParts | ConcludedFlow> {
  return transaction(ctx, async (tx) => {
    const change = { lease_until: leaseFrom(ctx.now()), findings: learned(outcomes) };
    const flow = await holdFlow(tx, ctx, lease, change);
    if (!flow) throw new LeaseLost();
    const settled = settledChecks(outcomes);
    const found = findingsFor(outcomes, settled);
    const parts = await openReview(tx, ctx, await findParts(tx, ctx, flow), found);
    const current = new Map(parts.checks.map((check) => [check.token, check]));
    const asTheyStand = (check: Check) => current.get(check.token) ?? check;
    const moved = await checks.moveChecks(tx, ctx, [
      ...settled.map((each) =>
        settlingMove({ ...each, check: asTheyStand(each.check) }, found, policy, ctx.now()),
      ),
      ...waitingChecks(outcomes).map((check) => waitingMove(asTheyStand(check))),
    ]);
    await raiseAlerts(tx, ctx, parts, found, policy);
    const company = companyOf(outcomes);
    if (company) await addRegistryPeople(tx, ctx, parts, company);
    const after = company ? await findParts(tx, ctx, parts.flow) : withMoved(parts, moved);
    if (!after.checks.some(isOpen)) return conclude(tx, ctx, after);
    return after.checks.some(isDue) ? after : { ...after, flow: await park(tx, ctx, after.flow) };
  });
}
