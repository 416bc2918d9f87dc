import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { readResult } from '../result';
import type { FlowResult } from '../result-schema';
import { requireFlow } from '../store';

/** Throws `NotFound` (404), also for a flow of another project. */
export function getFlow(ctx: Context, token: string): Promise<FlowResult> {
  return read(ctx, async (tx) => readResult(tx, ctx, await requireFlow(tx, ctx, token)));
}
