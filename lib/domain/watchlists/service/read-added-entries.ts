import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findAddedEntries, findRemovedIds } from '../store/version-entries';

export interface AddedEntries {
  /** Entries that the later version added or changed and the one in force still has. */
  entities: ListedEntity[];
  /** Whether there are more than requested. */
  has_more: boolean;
  /** Ids of entries in the earlier version that the one in force no longer has. */
  removed: string[];
}

/** At most `max`. For a public list or a list of the project, whose version in force is given. */
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
