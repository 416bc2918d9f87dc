import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { nameEntity } from '../present';
import type { NamedEntity } from '../schema';
import { findEntities } from '../store';

/** The entities by token, as others name them; not those that do not exist. */
export async function listNamedEntities(
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, NamedEntity>> {
  if (tokens.length === 0) return new Map();
  const rows = await read(ctx, (tx) => findEntities(tx, ctx, tokens));
  return new Map(rows.map((row) => [row.token, nameEntity(row)]));
}
