import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentBranding } from '../present';
import type { Branding } from '../schema';
import { findBranding } from '../store';

/** API §5.15. */
export const getBranding = async (ctx: Context): Promise<Branding> =>
  presentBranding(await read(ctx, (tx) => findBranding(tx, ctx)));
