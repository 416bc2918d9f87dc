import type { Context } from '@/lib/platform/context';
import { nameEntity } from '../present';
import type { NamedEntity } from '../schema';
import { findNamedEntities } from '../store';

/** The existing entities among the tokens, as other resources refer to them. */
export async function listNamedEntities(
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, NamedEntity>> {
  if (tokens.length === 0) return new Map();
  const rows = await findNamedEntities(ctx, tokens);
  return new Map(rows.map((row) => [row.token, nameEntity(row)]));
}
