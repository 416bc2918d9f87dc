import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { requireCheck } from '../store';

/** Throws `NotFound` (404), also for a check of another project. */
export function getCheckRow(ctx: Context, token: string): Promise<Check> {
  return read(ctx, (tx) => requireCheck(tx, ctx, token));
}
