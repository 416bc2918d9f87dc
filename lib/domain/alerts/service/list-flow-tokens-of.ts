import { listFlowTokensOfChecks } from '@/lib/domain/checks/service/list-flow-tokens-of';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOrigins } from '../store';

/** The flows in which the alerts count, each once, in lock order; empty for an unknown alert. */
export async function listFlowTokensOfAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  const origins = await findOrigins(tx, ctx, tokens);
  const checks = origins.flatMap(({ check_token, check_tokens }) => [check_token ?? [], check_tokens].flat());
  return listFlowTokensOfChecks(tx, ctx, [...new Set(checks)]);
}
