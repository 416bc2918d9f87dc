import type { Check } from '@/lib/domain/checks/schema';
import { getCheckRow } from '@/lib/domain/checks/service/get-row';
import type { Context } from '@/lib/platform/context';
import { readSettled } from './read-settled';

/** Throws `NotFound` (404), also for a check of another project. */
export async function getCheck(ctx: Context, token: string): Promise<Check> {
  const [check] = await readSettled(ctx, [await getCheckRow(ctx, token)]);
  return check!; // one for each
}
