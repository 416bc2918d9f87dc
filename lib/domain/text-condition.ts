import type { Context } from '@/lib/platform/context';
import { type Condition, findTokensByText } from '@/lib/platform/keyset';

/** A table whose columns have a trigram index, and a case in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  columns: readonly string[];
}

/** The pattern of `ilike` for text that contains this one. */
const patternOf = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Rows that contain the text in any of the columns, ignoring case. Columns are never taken from a request. */
export function containsText(columns: readonly string[], text: string): Condition {
  const pattern = patternOf(text);
  return {
    // PostgreSQL takes half of the rows to fit this, and few to fit `ilike`, of which row-level security hides the statistics.
    sql: `coalesce(${columns.map((column) => `${column} ilike ?`).join(' or ')}, false)`,
    values: columns.map(() => pattern),
    isDecisive: true,
  };
}

/** Of more rows than this, a page of them is found sooner in the order of the list. */
const maxCandidates = 1_000;

/** As `containsText`, by the trigram index where few rows of the table contain the text. */
export async function textCondition(
  ctx: Context,
  { table, columns }: SearchedText,
  text: string,
): Promise<Condition> {
  const found = await findTokensByText(ctx, table, patternOf(text), maxCandidates + 1);
  if (found.length > maxCandidates) return containsText(columns, text);
  return { sql: 'token = any(?)', values: [found], isDecisive: true };
}
