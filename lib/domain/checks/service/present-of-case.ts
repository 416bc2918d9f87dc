import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { presentCheck } from '../present';
import type { Check } from '../schema';
import { findCheckPageOfCase } from '../store';

/** Oldest first. */
export async function presentChecksOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Check[]> {
  const rows = await findCheckPageOfCase(tx, ctx, caseToken, page);
  return rows.map((row) => presentCheck(row));
}
