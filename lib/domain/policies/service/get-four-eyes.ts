import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import type { PolicySettings } from '../settings';
import { readablePolicy } from './readable-policy';

/**
 * What needs a second person (API §7.4), for display on pages. Returns the default if the policy is invalid,
 * so that an admin can open the page to publish a new one; operations are refused in the meantime.
 */
export const getFourEyes = (ctx: Context): Promise<PolicySettings['four_eyes']> =>
  read(ctx, async (tx) => (await readablePolicy(tx, ctx)).four_eyes);
