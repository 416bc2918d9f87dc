import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CaseShareRow } from '../present';
import { findMembers } from '../store';

/** All people and companies of a case with their roles and shares, in order of creation. */
export function listCaseMembers(tx: Transaction, ctx: Context, caseToken: string): Promise<CaseShareRow[]> {
  return findMembers(tx, ctx, caseToken);
}
