import type { ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { findVersionOfList } from '../store/version-entries';

/** Of a public list or one of the project. Null when no version of it is in force. */
export const readVersionInForce = (
  ctx: Context,
  watchlistToken: string,
): Promise<(ListVersion & { id: number }) | null> => findVersionOfList(ctx, watchlistToken);
