import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findEntryOfVersion } from '../store/version-entries';

/** Null when that version is not stored. */
export const entryOfVersion = (
  ctx: Context,
  list: ListVersion,
  listEntryId: string,
): Promise<ListedEntity | null> => findEntryOfVersion(ctx, list, listEntryId);
