import type { Context } from '@/lib/platform/context';
import type { Condition, TextCondition } from '@/lib/platform/database/conditions';
import { rowsInShare } from '@/lib/platform/database/statements';
import { maxCountedWithText } from './list-page';
import { isAtWordStart } from './short-text';

/** A table whose columns have a trigram index and a branch in the function `find_by_text` (docs/adr/0040). */
export interface SearchedText {
  table: string;
  /** Columns of the table, or expressions of them. */
  columns: readonly string[];
  /** Whether rows of other tables lead to the row `r` too: a case is found by its people and companies. */
  others?: (pattern: string) => Condition;
  /**
   * Each column has a space before each word, so that short text can be searched for at the start of a word.
   */
  isSpaced?: true;
}

const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, '\\$&');

/** The `ilike` pattern for text that contains this text. */
const patternOf = (text: string): string => `%${escaped(text)}%`;

function patternIn({ isSpaced }: SearchedText, text: string): string {
  return isSpaced && isAtWordStart(text) ? `% ${escaped(text)}%` : patternOf(text);
}

function fitsPattern(columns: readonly string[], pattern: string): Condition {
  return {
    // PostgreSQL estimates that half of the rows match this, but few match `ilike`, because row-level
    // security hides its statistics.
    sql: `coalesce(${columns.map((column) => `${column} ilike ?`).join(' or ')}, false)`,
    values: columns.map(() => pattern),
    isDecisive: true,
  };
}

/** Punctuation alone is in no index and names nobody: it finds nothing (docs/adr/0118). */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Rows that contain the text in any of the columns, ignoring case. Columns never come from a request. */
export const containsText = (columns: readonly string[], text: string): Condition =>
  hasWord(text) ? fitsPattern(columns, patternOf(text)) : { sql: 'false', values: [], isDecisive: true };

/** As a limit of `find_by_text`: none. The largest integer of PostgreSQL. */
const everyRow = 2_147_483_647;

/** Maximum number of tokens that a condition lists. */
const maxFound = 10_000;

/**
 * Uses a function of the owner, which can use the table's trigram index (docs/adr/0040). Null if there are more than
 * `maxFound`, or more than `enough` and the newest rows are among them: the function stops one after either.
 */
async function findTokens(
  ctx: Context,
  table: string,
  pattern: string,
  enough: number,
): Promise<string[] | null> {
  const [row] = await rowsInShare<{ tokens: string[] | null }>(ctx, {
    name: 'find-by-text',
    text: `select case when count(*) not in ($4, $5) then coalesce(array_agg(token), '{}') end as tokens
      from find_by_text($1, $2, $3, $4, $5) token`,
    values: [table, ctx.project.id, pattern, maxFound + 1, enough + 1],
  });
  return row?.tokens ?? null;
}

/**
 * Whether the row is one of the counted matches of the text. An array, so that each is looked up, however
 * many rows there are.
 */
const isCounted = (ctx: Context, table: string, pattern: string): Condition => ({
  sql: 'token = any(array(select find_by_text(?, ?, ?, ?)))',
  values: [table, ctx.project.id, pattern, maxCountedWithText],
  isDecisive: true,
});

/** With more matches than this, a page is read in list order instead of sorting all of them. */
const fewToSort = 3_000;

export const isOneOf = (tokens: readonly string[]): Condition => ({
  sql: 'token = any(?)',
  values: [tokens],
  isDecisive: true,
});

function fitsTokens(tokens: readonly string[]): TextCondition {
  const condition = isOneOf(tokens);
  const byRow = tokens.length > fewToSort ? condition : undefined;
  return { ...condition, count: tokens.length, isFew: true, byRow };
}

/** For a text that more rows contain than are counted. */
function fitsMany(ctx: Context, { table, columns, others }: SearchedText, pattern: string): TextCondition {
  const own = fitsPattern(columns, pattern);
  const many = { count: maxCountedWithText + 1, isFew: false, some: isCounted(ctx, table, pattern) };
  if (!others) return { ...own, ...many, byRow: own };
  const byOthers = others(pattern);
  return {
    // Matches through other tables are read once, when a row does not match itself. There are too many tokens to list,
    // so they stay in the database.
    sql: `${own.sql} or token in (select find_by_text(?, ?, ?, ?))`,
    values: [...own.values, table, ctx.project.id, pattern, everyRow],
    isDecisive: true,
    ...many,
    byRow: { sql: `${own.sql} or ${byOthers.sql}`, values: [...own.values, ...byOthers.values] },
  };
}

/** Rows that match a text, by the trigram index if few do. */
export async function textCondition(
  ctx: Context,
  searched: SearchedText,
  text: string,
): Promise<TextCondition> {
  if (!hasWord(text)) return fitsTokens([]);
  const pattern = patternIn(searched, text);
  const find = (enough: number) => findTokens(ctx, searched.table, pattern, enough);
  const tokens = await find(maxCountedWithText);
  if (tokens) return fitsTokens(tokens);
  const many = fitsMany(ctx, searched, pattern);
  let all: Promise<TextCondition> | undefined; // for the page and the total
  const findAll = () => (all ??= find(maxFound).then((found) => (found ? fitsTokens(found) : many)));
  return { ...many, findAll };
}
