import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentEntry } from '../present';
import type { WatchlistEntry, WatchlistEntryFilters } from '../schema';
import { listOwnEntryRows } from '../store/own-entries';
import { requireOwnList } from './require-own-list';

/** API §5.10. Throws `NotFound` (404), also for a public list. */
export async function listWatchlistEntries(
  ctx: Context,
  token: string,
  { q, entity_type }: WatchlistEntryFilters,
  page: PageRequest,
): Promise<Page<WatchlistEntry>> {
  await read(ctx, (tx) => requireOwnList(tx, ctx, token));
  const conditions = q === undefined ? [] : [containsText(['name', 'list_entry_id'], q)];
  const filters = { equals: { watchlist_token: token, entity_type }, conditions };
  return presentPage(await listOwnEntryRows(ctx, filters, page), ({ entity, created_at }) =>
    presentEntry(entity, created_at),
  );
}
