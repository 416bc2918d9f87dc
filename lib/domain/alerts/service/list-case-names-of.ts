import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findCaseNamesOf } from '../store/of-case';

/** The names of the alerts' cases, by token of the alert; without alerts that have no case. */
export async function listCaseNamesOfAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, string>> {
  const rows = tokens.length === 0 ? [] : await findCaseNamesOf(tx, ctx, tokens);
  return new Map(rows.flatMap(({ token, case_name }) => (case_name === null ? [] : [[token, case_name]])));
}
