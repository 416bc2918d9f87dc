import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { findClosedUntil } from '../store/retention';

/** Cases that were closed until then, at most so many; who was closed first comes first. */
export const listCasesClosedUntil = (ctx: Context, until: Date, limit: number): Promise<string[]> =>
  read(ctx, (tx) => findClosedUntil(tx, ctx, until, limit));
