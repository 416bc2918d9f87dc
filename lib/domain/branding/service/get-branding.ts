import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import type { Branding } from '../schema';
import { presentBranding } from '../present';
import { findBranding } from '../store';

/** API §5.15. */
export const getBranding = (ctx: Context): Promise<Branding> =>
  read(ctx, async (tx) => presentBranding(await findBranding(tx, ctx)));
