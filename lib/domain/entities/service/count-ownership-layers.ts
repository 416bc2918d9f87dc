import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { connectionsOf } from '../ownership';
import { findConnected } from '../store/connected';

/**
 * Number of companies between the company and its last known owner: 0 without owners or with direct owners
 * only.
 */
export async function countOwnershipLayers(
  tx: Transaction,
  ctx: Context,
  companyToken: string,
): Promise<number> {
  const { links } = await findConnected(tx, ctx, companyToken, 'owners');
  const { connected } = connectionsOf(companyToken, links, 'owners');
  return Math.max(0, ...connected.map(({ layers }) => layers - 1));
}
