import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { presentEntity } from '../present';
import type { Entity, RegisterEntity } from '../schema';
import { createEntity } from './create-entity';

/** Creates an entity outside any case, without screening it (API §5.2). */
export function registerEntity(ctx: Context, { role, ...input }: RegisterEntity): Promise<Entity> {
  return transaction(ctx, async (tx) =>
    presentEntity(await createEntity(tx, ctx, { input, role, path: '' }), { checks: [], alerts: [] }),
  );
}
