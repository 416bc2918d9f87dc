import { listOwnersOfAlerts } from '@/lib/domain/alerts/service/list-owners-of';
import { lockCases } from '@/lib/domain/cases/service/lock-cases';
import { lockEntities } from '@/lib/domain/entities/service/lock-entities';
import { lockFlowsOfAlerts } from '@/lib/domain/flows/service/lock-of-alerts';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/**
 * Locks what a decision on the alerts changes besides them: their flows, cases, and the entities of alerts
 * without a case. Call it before an alert is locked (docs/adr/0114). Returns the tokens of the flows.
 */
export async function lockAroundAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  const flows = await lockFlowsOfAlerts(tx, ctx, tokens);
  const { cases, entities } = await listOwnersOfAlerts(tx, ctx, tokens);
  await lockCases(tx, ctx, cases);
  if (entities.length > 0) await lockEntities(tx, ctx, entities);
  return flows;
}
