import type { Check } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { getFlowTokenOfCase } from '@/lib/domain/cases/service/get-flow-token-of';
import { isOpenCheck } from '@/lib/domain/checks/lifecycle';
import { listChecksOfOtherFlows } from '@/lib/domain/checks/service/list-of-other-flows';
import type { VerificationStatus } from '@/lib/domain/entities/schema';
import type { RiskFacts } from '@/lib/domain/risk/facts';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findParts, type FlowParts } from '../parts';
import { riskFacts } from '../risk-facts';
import { requireFlow } from '../store';
import { verificationStatuses } from '../verdict';

/** What other flows found about the entities of a flow, and in its case: an entity may be screened again. */
export interface OtherFlows {
  checks: readonly Check[];
  alerts: readonly AlertOfCheck[];
}

export async function findOtherFlows(
  tx: Transaction,
  ctx: Context,
  { flow, parties }: FlowParts,
): Promise<OtherFlows> {
  const entity_tokens = parties.flatMap(({ entity_token }) => entity_token ?? []);
  if (flow.case_token === null && entity_tokens.length === 0) return { checks: [], alerts: [] };
  const about = { case_token: flow.case_token, entity_tokens };
  const found = await listChecksOfOtherFlows(tx, ctx, flow.token, about);
  // One that has no answer yet does not replace the one before.
  const checks = found.filter((check) => !isOpenCheck(check));
  return { checks, alerts: await listAlertsOfChecks(tx, ctx, checks) };
}

const byAge = (a: Check, b: Check) => (a.token < b.token ? -1 : 1);

/** The newest check of each question: a screening that was run again replaces the one before. */
function newestOf(checks: readonly Check[], subjectOf: (check: Check) => string | number | null): Check[] {
  const questionOf = (check: Check) => `${subjectOf(check)} ${check.type_code}`;
  return [...new Map(checks.toSorted(byAge).map((check) => [questionOf(check), check])).values()];
}

const replaced = { status: 'Complete', result: 'Pass' } as const satisfies Partial<Check>;

/** By entity: a verdict on the newest checks of each, whichever flow ran them. */
export function statusesOfEntities(
  { parties, checks }: FlowParts,
  alerts: readonly AlertOfCheck[],
  others: OtherFlows,
): Map<string, VerificationStatus> {
  const positions = new Map(parties.map(({ entity_token, screened_as }) => [entity_token, screened_as]));
  const theirs = others.checks.flatMap((check) => {
    const party_position = check.entity_token === null ? undefined : positions.get(check.entity_token);
    return party_position === undefined ? [] : [{ ...check, party_position }];
  });
  const all = [...checks, ...theirs];
  const newest = new Set(newestOf(all, ({ party_position }) => party_position));
  // The alerts of an earlier check count until they are resolved, and a confirmed match stays one.
  const judged = all.map((check) => (newest.has(check) ? check : { ...check, ...replaced }));
  return verificationStatuses({ parties, checks: judged }, [...alerts, ...others.alerts]);
}

/** Null for a flow without a case. A case is described by the flow that opened it, or else by this one. */
export async function factsOfCase(
  tx: Transaction,
  ctx: Context,
  parts: FlowParts,
  alerts: readonly AlertOfCheck[],
  others: OtherFlows,
): Promise<RiskFacts | null> {
  const { token, case_token } = parts.flow;
  if (case_token === null) return null;
  const checks = others.checks.filter((check) => check.case_token === case_token);
  if (checks.length === 0) return riskFacts(parts, alerts, ctx.now());
  const openedBy = await getFlowTokenOfCase(tx, ctx, case_token);
  const isOther = openedBy !== null && openedBy !== token;
  const opener = isOther ? await findParts(tx, ctx, await requireFlow(tx, ctx, openedBy)) : parts;
  const newest = newestOf(
    [...parts.checks, ...checks],
    ({ entity_token, party_position }) => entity_token ?? party_position,
  );
  const raised = others.alerts.filter((alert) => alert.case_token === case_token);
  return riskFacts({ ...opener, checks: newest }, [...alerts, ...raised], ctx.now());
}
