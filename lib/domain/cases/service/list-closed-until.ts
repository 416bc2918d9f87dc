import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { findClosedUntil } from '../store/retention';

/** Tokens of at most `limit` cases closed until then, the earliest first. */
export const listCasesClosedUntil = (ctx: Context, until: Date, limit: number): Promise<string[]> =>
  read(ctx, (tx) => findClosedUntil(tx, ctx, until, limit));
