import type { Context } from '@/lib/platform/context';
import { type Condition, findTokensByText } from '@/lib/platform/keyset';

/** A table whose columns have a trigram index, and a case in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  /** Of the table itself: a case is found by its people and companies too. */
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

/** Of more rows than this, the tokens stay in the database. */
const maxCandidates = 10_000;
/** Of an integer in PostgreSQL. */
const everyRow = 2_147_483_647;

/** Rows that `find_by_text` finds, by the trigram index where few contain the text. */
export async function textCondition(
  ctx: Context,
  { table, columns }: SearchedText,
  text: string,
): Promise<Condition> {
  const pattern = patternOf(text);
  const found = await findTokensByText(ctx, table, pattern, maxCandidates + 1);
  if (found.length <= maxCandidates)
    return { sql: 'token = any(?)', values: [[...new Set(found)]], isDecisive: true };
  const own = containsText(columns, text);
  return {
    // What is found by other tables' rows is read once, when a row does not have the text itself.
    sql: `${own.sql} or token in (select find_by_text(?, ?, ?, ?))`,
    values: [...own.values, table, ctx.project.id, pattern, everyRow],
    isDecisive: true,
  };
}
