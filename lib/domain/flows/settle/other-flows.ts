import type { Check } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import { listCheckRowsOfOtherFlows } from '@/lib/domain/checks/service/list-rows-of-other-flows';
import type { VerificationStatus } from '@/lib/domain/entities/schema';
import { lockEntities } from '@/lib/domain/entities/service/lock-entities';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { FlowRows } from '../rows';
import { verificationStatuses } from '../verdict';
import { newestOf } from './newest-checks';

/** Checks and alerts of other flows about the entities of a flow: an entity may be screened again. */
export interface OtherFlows {
  checks: readonly Check[];
  alerts: readonly AlertOfCheck[];
}

/**
 * Call it before the entities are judged and after their case is locked: it locks the entities, so that if
 * two flows end at the same time, the second sees the findings of the first.
 */
export async function findOtherFlows(
  tx: Transaction,
  ctx: Context,
  { flow, parties }: FlowRows,
): Promise<OtherFlows> {
  const entityTokens = parties.flatMap(({ entity_token }) => entity_token ?? []);
  if (entityTokens.length === 0) return { checks: [], alerts: [] };
  await lockEntities(tx, ctx, entityTokens);
  const found = await listCheckRowsOfOtherFlows(tx, ctx, flow.token, entityTokens);
  // A check without an answer does not replace the previous one.
  const checks = found.filter((check) => !isOpenCheck(check));
  return { checks, alerts: await listAlertRowsOfChecks(tx, ctx, checks) };
}

/** An earlier check counts as passed, because a newer one replaces it. */
const replaced = { status: 'Complete', result: 'Pass' } as const satisfies Partial<Check>;

/** Verdicts by entity on the newest checks of each, whichever flow ran them. */
export function statusesOfEntities(
  { parties, checks }: FlowRows,
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
  // The alerts of an earlier check count until they are resolved, and a confirmed match remains one.
  const judged = all.map((check) => (newest.has(check) ? check : { ...check, ...replaced }));
  return verificationStatuses({ parties, checks: judged }, [...alerts, ...others.alerts]);
}
