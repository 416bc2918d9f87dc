import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findMailAddress as findAddress } from '../store/users';

/** Where the person's notifications are mailed; null for one who may not act or does not want mails (API §7.7). */
export const findMailAddress = (tx: Transaction, ctx: Context, token: string): Promise<string | null> =>
  findAddress(tx, ctx, token);
