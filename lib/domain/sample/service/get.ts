import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentSample } from '../present';
import type { Sample } from '../schema';
import { findSample } from '../store';

/** API §5.14. */
export const getSample = async (ctx: Context): Promise<Sample> =>
  presentSample(await read(ctx, (tx) => findSample(tx, ctx)), ctx.now());
