import type { Context } from '@/lib/platform/context';
import { type Condition, findTokensByText } from '@/lib/platform/keyset';

/** A table whose columns have a trigram index, and a case in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  columns: readonly string[];
  /** Another table's rows that a row is found by too: their columns, and what joins them to it. */
  related?: { table: string; columns: readonly string[]; on: string };
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

function containsTextAnywhere({ columns, related }: SearchedText, text: string): Condition {
  const own = containsText(columns, text);
  if (!related) return own;
  const theirs = containsText(related.columns, text);
  return {
    // `offset 0` has it looked up row by row: PostgreSQL would rather read the whole related table first, for any page.
    sql: `${own.sql} or exists (select from ${related.table} where ${related.on} and ${theirs.sql} offset 0)`,
    values: [...own.values, ...theirs.values],
    isDecisive: true,
  };
}

/** Of more rows than this, a page of them is found sooner in the order of the list. */
const maxCandidates = 1_000;

/** As `containsTextAnywhere`, by the trigram index where few rows of the table contain the text. */
export async function textCondition(ctx: Context, searched: SearchedText, text: string): Promise<Condition> {
  const found = await findTokensByText(ctx, searched.table, patternOf(text), maxCandidates + 1);
  if (found.length > maxCandidates) return containsTextAnywhere(searched, text);
  return { sql: 'token = any(?)', values: [[...new Set(found)]], isDecisive: true };
}
