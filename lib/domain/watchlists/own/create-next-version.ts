import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import {
  endVersionInForce,
  findVersionInForce,
  insertVersionInForce,
  type OwnVersion,
} from '../store/own-versions';

/** `added` may be negative. */
export async function createNextVersion(
  tx: Transaction,
  ctx: Context,
  list: string,
  added: { entries: number; names: number },
): Promise<OwnVersion> {
  const before = await findVersionInForce(tx, ctx, list);
  if (!before) throw new Error('An own list that is not retired has a version in force.');
  await endVersionInForce(tx, ctx, list);
  return insertVersionInForce(tx, ctx, {
    watchlist_token: list,
    version: String(Number(before.version) + 1),
    entity_count: before.entity_count + added.entries,
    name_count: before.name_count + added.names,
    added_count: Math.max(added.entries, 0),
    // An entry of an own list is not edited: it is removed and added (docs/adr/0017).
    changed_count: 0,
    removed_count: Math.max(-added.entries, 0),
  });
}
