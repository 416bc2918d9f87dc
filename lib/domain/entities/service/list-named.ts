import type { Context } from '@/lib/platform/context';
import { nameEntity } from '../present';
import type { NamedEntity } from '../schema';
import { findNamedEntities } from '../store';

/** The entities by token, as others name them; not those that do not exist. */
export async function listNamedEntities(
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, NamedEntity>> {
  if (tokens.length === 0) return new Map();
  const rows = await findNamedEntities(ctx, tokens);
  return new Map(rows.map((row) => [row.token, nameEntity(row)]));
}
