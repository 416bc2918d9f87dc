import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { type EntryOfVersion, findEntriesOfVersions } from '../store/version-entries';

/** Entries in the given versions, in the given order; null if a version is not stored. */
export async function entriesOfVersions(
  ctx: Context,
  wanted: readonly EntryOfVersion[],
): Promise<(ListedEntity | null)[]> {
  return wanted.length === 0 ? [] : findEntriesOfVersions(ctx, wanted);
}
