import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import type { PolicySettings } from '../settings';
import { policyInForce } from './policy-in-force';

/** What needs a second person, as it is in force (API §7.4). Throws `UnreadablePolicy` (500). */
export const getFourEyes = (ctx: Context): Promise<PolicySettings['four_eyes']> =>
  read(ctx, async (tx) => (await policyInForce(tx, ctx)).four_eyes);
