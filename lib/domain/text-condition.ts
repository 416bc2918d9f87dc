import type { Context } from '@/lib/platform/context';
import type { Condition, TextCondition } from '@/lib/platform/keyset';
import { rowsOf } from '@/lib/platform/statements';
import { maxCounted } from './list-page';

/** A table whose columns have a trigram index, and a case in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  /** Of the table itself, or expressions of them. */
  columns: readonly string[];
  /** Whether rows of other tables lead to the row `r` too: a case is found by its people and companies. */
  others?: (pattern: string) => Condition;
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

/** Marks alone are in no index, and name nobody: they find nothing (docs/adr/0118). */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Rows that contain the text in any of the columns, ignoring case. Columns are never taken from a request. */
export const containsText = (columns: readonly string[], text: string): Condition =>
  hasWord(text) ? fitsPattern(columns, patternOf(text)) : { sql: 'false', values: [], isDecisive: true };

/** Of a text that more rows have than are counted, the tokens stay in the database. */
const everyRow = 2_147_483_647; // the largest integer of PostgreSQL

/** By a function of the owner, which may use the table's trigram index (docs/adr/0040). Null when there are more than `max`. */
async function findTokens(
  ctx: Context,
  table: string,
  pattern: string,
  max: number,
): Promise<string[] | null> {
  const [row] = await rowsOf<{ tokens: string[] | null }>(ctx, {
    name: 'find-by-text',
    text: `select case when count(*) <= $5 then coalesce(array_agg(token), '{}') end as tokens
      from find_by_text($1, $2, $3, $4) token`,
    values: [table, ctx.project.id, pattern, max + 1, max],
  });
  return row?.tokens ?? null;
}

/** The row is one of those counted that have the text. An array, so that each is looked up, however many rows there are. */
const isCounted = (ctx: Context, table: string, pattern: string): Condition => ({
  sql: 'token = any(array(select find_by_text(?, ?, ?, ?)))',
  values: [table, ctx.project.id, pattern, maxCounted],
  isDecisive: true,
});

/** With more than so many, a page is looked for in the order of the list before all of them are sorted. */
const fewToSort = 1_000;

function fitsTokens(tokens: readonly string[]): TextCondition {
  const condition = { sql: 'token = any(?)', values: [tokens], isDecisive: true };
  const byRow = tokens.length > fewToSort ? condition : undefined;
  return { ...condition, count: tokens.length, isFew: true, byRow };
}

/** The rows that have a text, by the trigram index where few have it. */
export async function textCondition(
  ctx: Context,
  searched: SearchedText,
  text: string,
): Promise<TextCondition> {
  if (!hasWord(text)) return fitsTokens([]);
  const { table, columns, others } = searched;
  const pattern = patternIn(searched, text);
  const tokens = await findTokens(ctx, table, pattern, maxCounted);
  if (tokens) return fitsTokens(tokens);
  const own = fitsPattern(columns, pattern);
  const many = { count: maxCounted + 1, isFew: false, some: isCounted(ctx, table, pattern) };
  if (!others) return { ...own, ...many, byRow: own };
  const byOthers = others(pattern);
  return {
    // What is found by other tables' rows is read once, when a row does not have the text itself.
    sql: `${own.sql} or token in (select find_by_text(?, ?, ?, ?))`,
    values: [...own.values, table, ctx.project.id, pattern, everyRow],
    isDecisive: true,
    ...many,
    byRow: { sql: `${own.sql} or ${byOthers.sql}`, values: [...own.values, ...byOthers.values] },
  };
}
