import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findMemberTokens } from '../store/retention';

export const listMemberTokens = (tx: Transaction, ctx: Context, caseToken: string): Promise<string[]> =>
  findMemberTokens(tx, ctx, caseToken);
