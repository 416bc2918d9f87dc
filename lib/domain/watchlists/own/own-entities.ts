import type { Context } from '@/lib/platform/context';
import { type OwnList, readOwnLists, readOwnVersions } from '../store/own';

export type { OwnList };

/**
 * Another text whenever any of the project's own lists changes, and empty when it has none: an index of them that was
 * built under the same text still holds. One read of an index of the database.
 */
export const ownListsVersion = (ctx: Context): Promise<string> => readOwnVersions(ctx);

/** The project's own lists in force with all of their entities, at most `mostOwnEntries` together. */
export const ownEntities = (ctx: Context): Promise<OwnList[]> => readOwnLists(ctx);
