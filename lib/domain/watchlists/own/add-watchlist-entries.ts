import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { watchlistEntriesAdded } from '../events';
import { presentEntry } from '../present';
import type { AddedWatchlistEntries, AddWatchlistEntries } from '../schema';
import { findOwnEntities, insertOwnEntries } from '../store/own-entries';
import { lockOwnLists } from '../store/own-lists';
import { createNextVersion } from './create-next-version';
import { refuseTooManyEntries, sizeOf } from './limits';
import { toListedEntity } from './listed-entity';
import { recordWatchlistEvent } from './record-watchlist-event';
import { requireOwnList } from './require-own-list';

/**
 * Adds one entry, or all of an array or none, as a new version of the list (API §5.10). Throws `NotFound`
 * (404), and `ValidationFailed` (400) for an id in use and beyond the limits of own lists.
 */
export function addWatchlistEntries(
  ctx: Context,
  token: string,
  input: AddWatchlistEntries,
): Promise<AddedWatchlistEntries> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const list = await requireOwnList(tx, ctx, token);
    // Only createWatchlist writes the column, with a value of the schema.
    const category = list.category as ScreeningCategory;
    const entities = [input].flat().map((entry) => toListedEntity(entry, category));
    const size = sizeOf(entities);
    const fieldAt = (n: number) => (Array.isArray(input) ? `${n}.list_entry_id` : 'list_entry_id');
    await refuseTakenIds(tx, ctx, token, entities, fieldAt);
    await refuseTooManyEntries(tx, ctx, size);
    const version = await createNextVersion(tx, ctx, token, size);
    await insertOwnEntries(tx, ctx, version, entities);
    const data = { entries: entities.length, version: version.version };
    recordWatchlistEvent(tx, ctx, watchlistEntriesAdded, list, data);
    const added = entities.map((entity) => presentEntry(entity, version.imported_at));
    const [first] = added;
    return Array.isArray(input) || !first ? added : first;
  });
}

async function refuseTakenIds(
  tx: Transaction,
  ctx: Context,
  list: string,
  entities: readonly ListedEntity[],
  fieldAt: (n: number) => string,
): Promise<void> {
  const ids = entities.map((entity) => entity.list_entry_id);
  const known = new Set((await findOwnEntities(tx, ctx, list, ids)).map((entity) => entity.list_entry_id));
  const taken = ids.flatMap((id, n) => (known.has(id) || ids.indexOf(id) !== n ? [n] : []));
  if (taken.length === 0) return;
  throw new ValidationFailed(
    taken.map((n) => ({
      field: fieldAt(n),
      message: 'is already the id of another entry',
      code: 'not_unique',
    })),
  );
}
