import type { Context } from '@/lib/platform/context';
import { type AlertSubject, findSubjects } from '../store/of-entity';

/** Whom or what each existing alert is about, by its token. */
export async function listSubjectsOfAlerts(
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, AlertSubject>> {
  const rows = tokens.length === 0 ? [] : await findSubjects(ctx, tokens);
  return new Map(rows.map((row) => [row.token, row]));
}
