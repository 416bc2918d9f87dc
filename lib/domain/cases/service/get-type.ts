import type { CaseType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { requireCaseRow } from '../store';

/** Throws `NotFound` (404). */
export async function getCaseType(tx: Transaction, ctx: Context, token: string): Promise<CaseType> {
  const { type } = await requireCaseRow(inside(tx, ctx), token);
  return type as CaseType; // a text column that only this folder writes
}
