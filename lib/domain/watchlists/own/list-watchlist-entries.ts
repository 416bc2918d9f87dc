import { listPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentEntry } from '../present';
import type { WatchlistEntry, WatchlistEntryFilters } from '../schema';
import { ownEntries, type OwnEntryRow } from '../store/own-entries';
import { requireOwnList } from './require-own-list';

const source = {
  table: ownEntries,
  keptColumns: [],
  tieBreaker: 'list_entry_id',
  present: (row: OwnEntryRow) => presentEntry(row.entity, row.created_at),
};

/** Lists the current entries of an own list (API §5.10). Throws `NotFound` (404), also for a public list. */
export async function listWatchlistEntries(
  ctx: Context,
  token: string,
  { q, entity_type }: WatchlistEntryFilters,
  page: PageRequest,
): Promise<Page<WatchlistEntry>> {
  await read(ctx, (tx) => requireOwnList(tx, ctx, token));
  const conditions = q === undefined ? [] : [containsText(['name', 'list_entry_id'], q)];
  const filters = { equals: { watchlist_token: token, entity_type }, conditions };
  return listPage<OwnEntryRow, WatchlistEntry>(ctx, source, filters, page);
}
