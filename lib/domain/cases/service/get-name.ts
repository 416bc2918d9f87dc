import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireCaseRow } from '../store';

/** `CAS-000142`. Throws `NotFound` (404). */
export async function getCaseName(tx: Transaction, ctx: Context, token: string): Promise<string> {
  const { name } = await requireCaseRow(tx, ctx, token);
  return name;
}
