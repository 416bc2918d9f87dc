import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findPeopleOf } from '../store/users';

/** The tokens of the admins who may act. */
export const listAdmins = (tx: Transaction, ctx: Context): Promise<string[]> =>
  findPeopleOf(tx, ctx, ['admin']);
