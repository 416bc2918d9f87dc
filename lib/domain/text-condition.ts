import type { Context } from '@/lib/platform/context';
import { type Condition, findTokensByText } from '@/lib/platform/keyset';

/** A table whose columns have a trigram index, and a case in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  /** Of the table itself, or expressions of them. */
  columns: readonly string[];
  /** Rows of other tables lead to it too: a case is found by its people and companies. */
  isFoundByOthers?: true;
  /** Each column has a space before each of its words, so that one or two characters can be looked for where a word begins. */
  isSpaced?: true;
}

/** Shorter text has no trigram of its own. */
const trigram = 3;

const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of `ilike` for text that contains this one. */
const patternOf = (text: string): string => `%${escaped(text)}%`;

function patternIn({ isSpaced }: SearchedText, text: string): string {
  const isShort = [...text.trim()].length < trigram;
  return isSpaced && isShort ? `% ${escaped(text)}%` : patternOf(text);
}

function fitsPattern(columns: readonly string[], pattern: string): Condition {
  return {
    // PostgreSQL takes half of the rows to fit this, and few to fit `ilike`, of which row-level security hides the statistics.
    sql: `coalesce(${columns.map((column) => `${column} ilike ?`).join(' or ')}, false)`,
    values: columns.map(() => pattern),
    isDecisive: true,
  };
}

/** Rows that contain the text in any of the columns, ignoring case. Columns are never taken from a request. */
export const containsText = (columns: readonly string[], text: string): Condition =>
  fitsPattern(columns, patternOf(text));

/** Of more rows than this, the tokens stay in the database. */
const maxCandidates = 10_000;
/** Of an integer in PostgreSQL. */
const everyRow = 2_147_483_647;

/** Rows that `find_by_text` finds, by the trigram index where few contain the text. */
export async function textCondition(ctx: Context, searched: SearchedText, text: string): Promise<Condition> {
  const { table, columns, isFoundByOthers } = searched;
  const pattern = patternIn(searched, text);
  const found = await findTokensByText(ctx, table, pattern, maxCandidates + 1);
  if (found.length <= maxCandidates)
    return { sql: 'token = any(?)', values: [[...new Set(found)]], isDecisive: true };
  const own = fitsPattern(columns, pattern);
  if (!isFoundByOthers) return own;
  return {
    // What is found by other tables' rows is read once, when a row does not have the text itself.
    sql: `${own.sql} or token in (select find_by_text(?, ?, ?, ?))`,
    values: [...own.values, table, ctx.project.id, pattern, everyRow],
    isDecisive: true,
  };
}
