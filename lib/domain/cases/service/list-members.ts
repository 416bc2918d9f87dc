import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CaseMemberRow } from '../present';
import { findMembers } from '../store';

/** All people and companies of a case with their roles, in order of creation. */
export function listCaseMembers(tx: Transaction, ctx: Context, caseToken: string): Promise<CaseMemberRow[]> {
  return findMembers(tx, ctx, caseToken);
}
