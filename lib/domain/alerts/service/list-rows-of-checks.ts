import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { AlertOfCheck } from '../present';
import { findAlertsOfChecks } from '../store';

/** The alerts that the checks raised or found again. Most checks raise none, and then nothing is read. */
export async function listAlertRowsOfChecks(
  tx: Transaction,
  ctx: Context,
  checks: readonly Pick<Check, 'token' | 'alerts_generated' | 'entity_token'>[],
): Promise<AlertOfCheck[]> {
  const raising = checks.filter(({ alerts_generated }) => alerts_generated > 0);
  if (raising.length === 0) return [];
  return findAlertsOfChecks(tx, ctx, {
    checkTokens: raising.map(({ token }) => token),
    entityTokens: [...new Set(raising.flatMap(({ entity_token }) => entity_token ?? []))],
  });
}
