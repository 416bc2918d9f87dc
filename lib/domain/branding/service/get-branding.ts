import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import type { Branding } from '../schema';
import { readBranding } from './read-branding';

/** API §5.15. */
export const getBranding = (ctx: Context): Promise<Branding> => read(ctx, (tx) => readBranding(tx, ctx));
