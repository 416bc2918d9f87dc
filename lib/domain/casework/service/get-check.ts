import type { Check } from '@/lib/domain/checks/schema';
import { requireCheckRow } from '@/lib/domain/checks/service/require';
import type { Context } from '@/lib/platform/context';
import { readSettled } from '../settled-checks';

/** Throws `NotFound` (404), also for a check of another project. */
export async function getCheck(ctx: Context, token: string): Promise<Check> {
  const [check] = await readSettled(ctx, [await requireCheckRow(ctx, token)]);
  return check!; // one for each
}
