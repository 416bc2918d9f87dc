import type { Entity as EntityModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentEntity } from '../present';
import type { Entity } from '../schema';
import { countWorkWithin } from '../store';

/** As the transaction leaves the entity and its checks. */
export async function presentEntityWithin(tx: Transaction, ctx: Context, row: EntityModel): Promise<Entity> {
  const countsOf = await countWorkWithin(tx, ctx, [row.token]);
  return presentEntity(row, countsOf(row.token));
}
