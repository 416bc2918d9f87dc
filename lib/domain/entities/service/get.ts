import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentEntity } from '../present';
import type { Entity } from '../schema';
import { countWork, requireEntityRow } from '../store';

/** Throws `NotFound` (404), also for an entity of another project. */
export async function getEntity(ctx: Context, token: string): Promise<Entity> {
  const found = await read(ctx, (tx) => requireEntityRow(tx, ctx, token));
  const countsOf = await countWork(ctx, [token]);
  return presentEntity(found, countsOf(token));
}
