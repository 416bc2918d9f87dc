import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { composedKinds, composePolicy, type Policy } from '../policy';
import { findNewestVersions } from '../store';
import { readableSettings } from '../stored-settings';

/**
 * As `policyInForce`, with the default for a kind that is invalid. For work that must always succeed, such as
 * giving up a flow that failed for that very reason.
 */
export async function readablePolicy(tx: Transaction, ctx: Context): Promise<Policy> {
  const stored = await findNewestVersions(tx, ctx, composedKinds);
  return composePolicy((kind) => readableSettings(kind, stored));
}
