import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { composedKinds, type Policy } from '../policy';
import { findNewestVersions } from '../store';
import { policyOf } from '../stored-settings';

/** The last published version of each kind, or its default (API §7). Throws `UnreadablePolicy` (500). */
export const policyInForce = async (tx: Transaction, ctx: Context): Promise<Policy> =>
  policyOf(await findNewestVersions(tx, ctx, composedKinds));
