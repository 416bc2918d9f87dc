import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { defaultPolicy, Policy } from '../policy';
import { findNewestPolicy } from '../store';

/** The newest version of the project's policy, or the default (API §7). */
export async function policyInForce(tx: Transaction, ctx: Context): Promise<Policy> {
  const body = await findNewestPolicy(tx, ctx);
  return body === undefined ? defaultPolicy : Policy.parse(body);
}
