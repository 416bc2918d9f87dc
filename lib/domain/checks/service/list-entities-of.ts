import type { Context } from '@/lib/platform/context';
import { findEntitiesOf } from '../store';

/** The token of the person or company that each existing check is about, by token of the check. */
export async function listEntitiesOfChecks(
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, string>> {
  const rows = tokens.length === 0 ? [] : await findEntitiesOf(ctx, tokens);
  return new Map(rows.flatMap(({ token, entity_token }) => (entity_token ? [[token, entity_token]] : [])));
}
