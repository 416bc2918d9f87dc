import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentCheck } from '../present';
import type { Check } from '../schema';
import { requireCheck } from '../store';

/** Throws `NotFound` (404), also for a check of another project. */
export function getCheck(ctx: Context, token: string): Promise<Check> {
  return read(ctx, async (tx) => presentCheck(await requireCheck(tx, ctx, token)));
}
