import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { presentEntry } from '../present';
import type { WatchlistEntry, WatchlistEntryFilters } from '../schema';
import { listOwnEntryRows } from '../store/own-entries';
import { countOwnEntries } from '../store/own-lists';

/** API §5.10. Throws `NotFound` (404), also for a public list. */
export async function listWatchlistEntries(
  ctx: Context,
  token: string,
  { q, entity_type }: WatchlistEntryFilters,
  page: PageRequest,
): Promise<Page<WatchlistEntry>> {
  const count = await countOwnEntries(ctx, token);
  if (count === null) throw new NotFound('watchlist');
  const conditions = q === undefined ? [] : [containsText(['name', 'list_entry_id'], q)];
  const isWhole = q === undefined && entity_type === undefined;
  const total = isWhole ? async () => count : undefined;
  const filters = { equals: { watchlist_token: token, entity_type }, conditions, total };
  return presentPage(await listOwnEntryRows(ctx, filters, page), ({ entity, created_at }) =>
    presentEntry(entity, created_at),
  );
}
