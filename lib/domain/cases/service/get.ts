import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentCase } from '../present';
import type { Case } from '../schema';
import { requireCaseRow } from '../store';

/** Throws `NotFound` (404), also for a case of another project. */
export function getCase(ctx: Context, token: string): Promise<Case> {
  return read(ctx, async (tx) => presentCase(await requireCaseRow(tx, ctx, token), ctx.now()));
}
