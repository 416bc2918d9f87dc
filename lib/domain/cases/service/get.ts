import type { Context } from '@/lib/platform/context';
import { presentCase } from '../present';
import type { Case } from '../schema';
import { requireCaseRow } from '../store';

/** Throws `NotFound` (404), also for a case of another project. */
export async function getCase(ctx: Context, token: string): Promise<Case> {
  return presentCase(await requireCaseRow(ctx, token), ctx.now());
}
