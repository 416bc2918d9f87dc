import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { watchlistEntryRemoved } from '../events';
import { endOwnEntry, findOwnEntities } from '../store/own-entries';
import { lockOwnLists } from '../store/own-lists';
import { createNextVersion } from './create-next-version';
import { recordWatchlistEvent } from './record-watchlist-event';
import { requireOwnList } from './require-own-list';

/** API §5.10. Throws `NotFound` (404). */
export function removeWatchlistEntry(ctx: Context, token: string, listEntryId: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const list = await requireOwnList(tx, ctx, token);
    const [entity] = await findOwnEntities(tx, ctx, token, [listEntryId]);
    if (!entity) throw new NotFound('entry');
    const version = await createNextVersion(tx, ctx, token, { entries: -1, names: -entity.names.length });
    await endOwnEntry(tx, ctx, version, listEntryId);
    const data = { list_entry_id: listEntryId, version: version.version };
    recordWatchlistEvent(tx, ctx, watchlistEntryRemoved, list, data);
  });
}
