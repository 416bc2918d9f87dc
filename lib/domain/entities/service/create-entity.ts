import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type GivenEntity, newEntityOf } from '../new-entity';
import type { CreatedEntity } from '../new-row';
import { createEntities } from './create';

/** Throws as `newEntityOf`. */
export async function createEntity(
  tx: Transaction,
  ctx: Context,
  given: GivenEntity,
): Promise<CreatedEntity> {
  const [created] = await createEntities(tx, ctx, [newEntityOf(given)]);
  if (!created) throw new Error('an entity is created for each input');
  return created;
}
