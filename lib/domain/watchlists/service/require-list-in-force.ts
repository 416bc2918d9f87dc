import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { WatchlistRow } from '../present';
import { findListInForce } from '../store/own-lists';

/** A public list or one of the project. Throws `NotFound` (404) for a retired list and for another project's. */
export async function requireListInForce(ctx: Context, token: string): Promise<WatchlistRow> {
  const found = await findListInForce(ctx, token);
  if (!found) throw new NotFound('watchlist');
  return found;
}
