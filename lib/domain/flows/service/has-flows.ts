import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { countFlows } from '../store';

export const hasFlows = (ctx: Context): Promise<boolean> =>
  read(ctx, async (tx) => (await countFlows(tx, ctx)) > 0);
