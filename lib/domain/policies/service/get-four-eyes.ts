import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import type { PolicySettings } from '../settings';
import { readablePolicy } from './readable-policy';

/**
 * What needs a second person (API §7.4), for pages to show. The default where it cannot be read, so that an admin can open the
 * page on which to publish another; operations refuse then.
 */
export const getFourEyes = (ctx: Context): Promise<PolicySettings['four_eyes']> =>
  read(ctx, async (tx) => (await readablePolicy(tx, ctx)).four_eyes);
