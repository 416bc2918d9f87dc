import type { Check as CheckRow } from '@/generated/prisma/client';
import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { mayBeSettled } from '@/lib/domain/flows/verdict';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentSettled } from './present-settled';

/** As `presentSettled`. Most checks need no decision, and then nothing more is read. */
export async function readSettled(ctx: Context, checks: readonly CheckRow[]): Promise<Check[]> {
  return checks.some(mayBeSettled)
    ? read(ctx, (tx) => presentSettled(tx, ctx, checks))
    : checks.map((check) => ({ ...presentCheck(check), settled: null }));
}
