import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findAddedEntries, findRemovedIds, findVersionOfList } from '../store/version-entries';

export interface AddedEntries {
  /** The version of the list that is in force now. */
  in_force: ListVersion;
  /** What the later version has, new or as it was not before, and the one in force still has. */
  entities: ListedEntity[];
  /** There are more than were asked for. */
  has_more: boolean;
  /** The ids of what the earlier version had and the one in force has not. */
  removed: string[];
}

/** At most `max`. Of a public list or one of the project. Null when no version of the list is in force. */
export async function readAddedEntries(
  ctx: Context,
  versions: { watchlist_token: string; from_version: number | null; to_version: number },
  max: number,
): Promise<AddedEntries | null> {
  const inForce = await findVersionOfList(ctx, versions.watchlist_token);
  if (!inForce) return null;
  const { id, ...in_force } = inForce;
  const compared = { ...versions, in_force: id };
  const entities = await findAddedEntries(ctx, compared, max + 1);
  const removed = await findRemovedIds(ctx, compared);
  return { in_force, entities: entities.slice(0, max), has_more: entities.length > max, removed };
}
