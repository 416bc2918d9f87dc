import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findAddedEntries, findRemovedIds } from '../store/version-entries';

export interface AddedEntries {
  /** What the later version has, new or as it was not before, and the one in force still has. */
  entities: ListedEntity[];
  /** There are more than were asked for. */
  has_more: boolean;
  /** The ids of what the earlier version had and the one in force has not. */
  removed: string[];
}

/** At most `max`. Of a public list or one of the project, whose version in force is given. */
export async function readAddedEntries(
  ctx: Context,
  versions: { watchlist_token: string; from_version: number | null; to_version: number },
  inForce: ListVersion & { id: number },
  max: number,
): Promise<AddedEntries> {
  const compared = { ...versions, in_force: inForce.id };
  const entities = await findAddedEntries(ctx, compared, max + 1);
  const removed = await findRemovedIds(ctx, compared);
  return { entities: entities.slice(0, max), has_more: entities.length > max, removed };
}
