import type { ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findVersionOfList } from '../store/version-entries';

/** For a public list or a list of the project. Null if no version of it is in force. */
export const readVersionInForce = (
  ctx: Context,
  watchlistToken: string,
): Promise<(ListVersion & { id: number }) | null> => findVersionOfList(ctx, watchlistToken);
