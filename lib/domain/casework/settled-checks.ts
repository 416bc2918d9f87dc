import type { Check as CheckRow } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { settlementOf } from '@/lib/domain/flows/settlement';
import { ownResult } from '@/lib/domain/flows/verdict';
import type { Context } from '@/lib/platform/context';
import { read, type Transaction } from '@/lib/platform/transaction';

const mayBeSettled = (check: CheckRow): boolean => {
  const own = ownResult(check);
  return check.alerts_generated > 0 && own !== null && own !== 'Pass';
};

const withSettlements = (checks: readonly CheckRow[], alerts: readonly AlertOfCheck[]): Check[] =>
  checks.map((check) => ({ ...presentCheck(check), settled: settlementOf(check, alerts) }));

/** With what people have made of them (API §4.3). */
export async function presentSettled(
  tx: Transaction,
  ctx: Context,
  checks: readonly CheckRow[],
): Promise<Check[]> {
  return withSettlements(checks, await listAlertsOfChecks(tx, ctx, checks.filter(mayBeSettled)));
}

/** As `presentSettled`. Most checks need nobody, and then nothing more is read. */
export async function readSettled(ctx: Context, checks: readonly CheckRow[]): Promise<Check[]> {
  return checks.some(mayBeSettled)
    ? read(ctx, (tx) => presentSettled(tx, ctx, checks))
    : withSettlements(checks, []);
}
