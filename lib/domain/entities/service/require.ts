import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { requireEntityRow } from '../store';

/** Throws `NotFound` (404), also for an entity of another project. */
export async function requireEntity(ctx: Context, token: string): Promise<void> {
  await read(ctx, (tx) => requireEntityRow(tx, ctx, token));
}
