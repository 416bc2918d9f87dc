import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors';
import { presentWatchlist } from '../present';
import type { Watchlist } from '../schema';
import { findListInForce } from '../store/own-lists';
import { readSyncs } from '../sync/read-syncs';

/** API §5.10. Throws `NotFound` (404). */
export async function getWatchlist(ctx: Context, token: string): Promise<Watchlist> {
  const found = await findListInForce(ctx, token);
  if (!found) throw new NotFound('watchlist');
  return presentWatchlist(found, found.is_public ? (await readSyncs()).get(found.name) : null);
}
