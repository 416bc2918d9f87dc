import type { Context } from '@/lib/platform/context';
import { requireCaseRow } from '../store';

/** Throws `NotFound` (404), also for a case of another project. */
export async function requireCase(ctx: Context, token: string): Promise<void> {
  await requireCaseRow(ctx, token);
}
