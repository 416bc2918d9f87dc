import type { Check as CheckRow } from '@/generated/prisma/client';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { mayBeSettled, settlementOf } from '@/lib/domain/flows/verdict';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/** Checks with their outcomes after people decided (API §4.3). */
export async function presentSettled(
  tx: Transaction,
  ctx: Context,
  checks: readonly CheckRow[],
): Promise<Check[]> {
  const alerts = await listAlertRowsOfChecks(tx, ctx, checks.filter(mayBeSettled));
  return checks.map((check) => ({ ...presentCheck(check), settled: settlementOf(check, alerts) }));
}
