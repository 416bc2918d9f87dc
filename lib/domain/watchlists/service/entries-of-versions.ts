import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { type EntryOfVersion, findEntriesOfVersions } from '../store/version-entries';

/** As they stood in those versions, in the order asked for; null when a version is not stored. */
export async function entriesOfVersions(
  ctx: Context,
  wanted: readonly EntryOfVersion[],
): Promise<(ListedEntity | null)[]> {
  return wanted.length === 0 ? [] : findEntriesOfVersions(ctx, wanted);
}
