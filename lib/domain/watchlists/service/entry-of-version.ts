import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findEntryOfVersion } from '../store/version-entries';

/**
 * An entry of a public or own list as the version that answered a screening held it. Null when that version is not
 * stored.
 */
export const entryOfVersion = (
  ctx: Context,
  list: ListVersion,
  listEntryId: string,
): Promise<ListedEntity | null> => findEntryOfVersion(ctx, list, listEntryId);
