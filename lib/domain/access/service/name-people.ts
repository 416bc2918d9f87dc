import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findNames } from '../store/users';

/** Includes people who may no longer act. */
export const namePeople = (tx: Transaction, ctx: Context, tokens: readonly string[]) =>
  findNames(tx, ctx, tokens);
