import type { Context } from '@/lib/platform/context';
import { presentWatchlist } from '../present';
import type { Watchlist } from '../schema';
import { requireListInForce } from '../service/require-list-in-force';
import { readSyncs } from '../sync/read-syncs';

/** API §5.10. Throws `NotFound` (404). */
export async function getWatchlist(ctx: Context, token: string): Promise<Watchlist> {
  const found = await requireListInForce(ctx, token);
  return presentWatchlist(found, found.is_public ? (await readSyncs()).get(found.name) : null);
}
