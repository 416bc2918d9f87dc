import type { Watchlist as WatchlistModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOwnList } from '../store/own-lists';

/** Throws `NotFound` (404) for a list that is public, retired, or another project's. */
export async function requireOwnList(tx: Transaction, ctx: Context, token: string): Promise<WatchlistModel> {
  const found = await findOwnList(tx, ctx, token);
  if (!found) throw new NotFound('watchlist');
  return found;
}
