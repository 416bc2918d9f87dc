import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { composedKinds, composePolicy, type Policy } from '../policy';
import { findNewestVersions } from '../store';
import { readSettings } from '../stored-settings';

/** The last published version of each kind, or its default (API §7). Throws `UnreadablePolicy` (500). */
export async function policyInForce(tx: Transaction, ctx: Context): Promise<Policy> {
  const stored = await findNewestVersions(tx, ctx, composedKinds);
  return composePolicy((kind) => readSettings(kind, stored));
}
