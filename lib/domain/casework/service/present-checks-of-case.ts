import type { Check } from '@/lib/domain/checks/schema';
import { listCheckRowPageOfCase } from '@/lib/domain/checks/service/list-row-page-of-case';
import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentSettled } from './present-settled';

/** Oldest first. */
export async function presentChecksOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Check[]> {
  return presentSettled(tx, ctx, await listCheckRowPageOfCase(tx, ctx, caseToken, page));
}
