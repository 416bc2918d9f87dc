import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findEntryOfVersion } from '../store/versions';

/**
 * An entry of a public list or of one of the project's own, as the version that answered a screening held it; null
 * where that is not kept.
 */
export const entryOfVersion = (
  ctx: Context,
  list: ListVersion,
  listEntryId: string,
): Promise<ListedEntity | null> => findEntryOfVersion(ctx, list, listEntryId);
