import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type EntityRow, nameEntity, presentEntity } from '../present';
import type { OwnedEntity } from '../schema';
import { countWorkWithin, findEntities } from '../store';
import { findOwnersOf } from '../store/owners';

/** Entities with their direct owners, largest share first. */
export async function presentOwnedEntities(
  tx: Transaction,
  ctx: Context,
  rows: readonly EntityRow[],
): Promise<OwnedEntity[]> {
  const tokens = rows.map(({ token }) => token);
  const countsOf = await countWorkWithin(tx, ctx, tokens);
  const links = await findOwnersOf(tx, ctx, tokens);
  const owners = await findEntities(tx, ctx, [...new Set(links.map(({ owner_token }) => owner_token))]);
  const names = new Map(owners.map((owner) => [owner.token, nameEntity(owner).name]));
  return rows.map((row) => ({
    ...presentEntity(row, countsOf(row.token)),
    owners: links
      .filter(({ owned_token }) => owned_token === row.token)
      .map(({ owner_token, ownership_percentage }) => ({
        entity_token: owner_token,
        name: names.get(owner_token) ?? '',
        ownership_percentage,
      })),
  }));
}
