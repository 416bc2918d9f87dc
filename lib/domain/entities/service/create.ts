import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { NewEntity } from '../new-entity';
import { type CreatedEntity, newEntityRow, recordEntityCreated } from '../new-row';
import { insertEntities } from '../store';

/** Returns the rows in the given order. */
export async function createEntities(
  tx: Transaction,
  ctx: Context,
  inputs: readonly NewEntity[],
): Promise<CreatedEntity[]> {
  if (inputs.length === 0) return [];
  const created = inputs.map((input) => newEntityRow(ctx, input));
  await insertEntities(tx, created);
  for (const row of created) recordEntityCreated(tx, ctx, row);
  return created;
}
