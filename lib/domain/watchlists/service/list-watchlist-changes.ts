import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { entryDifferences } from '../entry-differences';
import type { KindOfChange, WatchlistChange, WatchlistChangeFilters } from '../schema';
import { type ChangeRow, findVersionRow, listChangeRows, type VersionToCompare } from '../store/versions';
import { requireListInForce } from './require-list-in-force';

/**
 * The changes of a version, by default of the one in force (API §5.10). Throws `NotFound` (404) for an
 * unknown list or version.
 */
export async function listWatchlistChanges(
  ctx: Context,
  token: string,
  { version, change }: WatchlistChangeFilters,
  page: PageRequest,
): Promise<Page<WatchlistChange>> {
  const list = await requireListInForce(ctx, token);
  const found = await findVersionRow(ctx, token, version ?? versionOf(page) ?? list.version);
  if (!found) throw new NotFound('version');
  const total = countOf(found, change);
  if (total === 0) return { items: [], total, next: null };
  const { next, ...changes } = await listChangeRows(
    ctx,
    found,
    { kind: change, total },
    withoutVersion(page),
  );
  const ofVersion = next && { ...next, value: found.version };
  return presentPage({ ...changes, next: ofVersion }, presentChange);
}

// A cursor includes the version of its page, because another one may be in force before the next page is read. The
// list is sorted only by the entry's id, which is also the token of the cursor.

const versionOf = ({ after }: PageRequest): string | null => after && String(after.value);

const withoutVersion = ({ after, ...page }: PageRequest): PageRequest => ({
  ...page,
  after: after && { ...after, value: after.token },
});

function countOf(version: VersionToCompare, change: KindOfChange | undefined): number {
  const counts: Record<KindOfChange, number> = {
    added: version.added_count ?? 0,
    changed: version.changed_count ?? 0,
    removed: version.removed_count ?? 0,
  };
  return change ? counts[change] : counts.added + counts.changed + counts.removed;
}

function presentChange({ list_entry_id, change, before, after }: ChangeRow): WatchlistChange {
  const entity = after ?? before;
  if (!entity) throw new Error('A change of a list has an entry before it or after it.');
  const { primary_name: name, entity_type } = entity;
  return { list_entry_id, change, name, entity_type, differences: entryDifferences(before, after) };
}
