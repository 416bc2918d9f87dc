import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { readResult } from '../result';
import type { FlowResult } from '../result-schema';
import { requireFlow } from '../store';

/** Secrets of the caller who started the flow. Anyone with a start token can act as the person. */
const maySeeTokens = ({ actor, scopes }: Context) => actor.type !== 'user' && scopes.has('flows:write');

/** Throws `NotFound` (404), also for a flow of another project. */
export async function getFlow(ctx: Context, token: string): Promise<FlowResult> {
  const result = await read(ctx, async (tx) => readResult(tx, ctx, await requireFlow(tx, ctx, token)));
  return maySeeTokens(ctx) ? result : { ...result, tokens: null };
}
