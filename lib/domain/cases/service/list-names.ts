import type { Context } from '@/lib/platform/context';
import { findCaseNames } from '../store';

/** The names of the existing cases, by token. */
export async function listCaseNames(ctx: Context, tokens: readonly string[]): Promise<Map<string, string>> {
  const rows = tokens.length === 0 ? [] : await findCaseNames(ctx, tokens);
  return new Map(rows.map(({ token, name }) => [token, name]));
}
