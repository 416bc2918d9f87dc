import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isLaterThan } from '../store/later-version';

/** Whether the version of the list is in force, or was imported after the other one. */
export const isLaterVersion = (
  tx: Transaction,
  ctx: Context,
  of: { name: string; version: string },
  than: string,
): Promise<boolean> => isLaterThan(tx, ctx, of, than);
