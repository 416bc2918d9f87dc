import type { Check as CheckRow } from '@/generated/prisma/client';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { settlementOf } from '@/lib/domain/flows/settlement';
import { ownResult } from '@/lib/domain/flows/verdict';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';

const mayBeSettled = (check: CheckRow): boolean => {
  const own = ownResult(check);
  return check.alerts_generated > 0 && own !== null && own !== 'Pass';
};

/** With what people have made of them (API §4.3). Most need nobody, and then nothing more is read. */
export async function presentSettled(ctx: Context, checks: readonly CheckRow[]): Promise<Check[]> {
  const doubted = checks.filter(mayBeSettled);
  const alerts = doubted.length > 0 ? await read(ctx, (tx) => listAlertsOfChecks(tx, ctx, doubted)) : [];
  return checks.map((check) => ({ ...presentCheck(check), settled: settlementOf(check, alerts) }));
}
