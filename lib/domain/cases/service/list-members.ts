import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { CaseMemberRow } from '../present';
import { findMembers } from '../store';

/** All people and companies of a case, each with its role in it, in the order of their creation. */
export function listCaseMembers(tx: Transaction, ctx: Context, caseToken: string): Promise<CaseMemberRow[]> {
  return findMembers(tx, ctx, caseToken);
}
