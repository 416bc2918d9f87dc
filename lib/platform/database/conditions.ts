import { escapeLiteral } from 'pg';
import type { Context } from '../context';

/** A condition with its values written as `?`. */
export interface Condition {
  sql: string;
  values: unknown[];
  /** Its values decide which index is best. */
  isDecisive?: boolean;
}

/** Undefined without conditions. */
export const allOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length === 0
    ? undefined
    : {
        sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
        values: conditions.flatMap(({ values }) => values),
      };

/** Rows that contain a text (docs/adr/0110). */
export interface TextCondition extends Condition {
  /** Number of matches, as far as they were counted. */
  count: number;
  /** So few match that the condition lists their tokens. */
  isFew: boolean;
  /** The counted matches, if there are more. */
  some?: Condition;
  /** The same condition per row, used if so many rows match that a page fills quickly. */
  byRow?: Condition;
  /** The same condition with all matches found first, used if a page did not fill quickly after all. */
  findAll?: () => Promise<TextCondition>;
}

export type Equals = Record<string, string | number | boolean | null | undefined>;

/** The values of a statement, in the order of its `$1`, `$2` and so on. */
export class Values {
  readonly list: unknown[];

  constructor(first: readonly unknown[] = []) {
    this.list = [...first];
  }

  /** Adds a value, and returns its place in the text. */
  place(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /** The text with its values in place of each `?`. Throws if it has another `?`, as in a literal or an operator of jsonb. */
  inline({ sql, values }: Pick<Condition, 'sql' | 'values'>): string {
    const pieces = sql.split('?');
    if (pieces.length !== values.length + 1) {
      throw new Error(
        `The places for values (${pieces.length - 1}, not ${values.length}) do not fit: ${sql}`,
      );
    }
    return pieces.reduce((text, piece, index) => `${text}${this.place(values[index - 1])}${piece}`);
  }
}

/** Which rows a query reads. */
export interface Filters {
  equals: Equals;
  conditions?: Condition[];
  /** Alternative conditions; a row matches exactly one of them. Each is read in list order by its own index. */
  alternatives?: Condition[];
  text?: TextCondition;
  /** Columns with a small set of values. */
  worded?: readonly string[];
}

/**
 * A small value is part of the text: its number of rows decides the plan, which is made without the values.
 */
function equality(query: Filters, column: string, value: Equals[string], values: Values): string {
  if (value === null) return `${column} is null`;
  const isWord = typeof value === 'string' && query.worded?.includes(column);
  return `${column} = ${isWord ? escapeLiteral(value) : values.place(value)}`;
}

export function filters(ctx: Context, query: Filters, values: Values): string[] {
  const equalities = Object.entries(query.equals)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => equality(query, column, value, values));
  const given = [...(query.conditions ?? []), ...(query.text ? [query.text] : [])];
  const conditions = given.map((condition) => `(${values.inline(condition)})`);
  const alternatives = query.alternatives?.map((condition) => `(${values.inline(condition)})`).join(' or ');
  const oneOf = alternatives ? [`(${alternatives})`] : [];
  return [`project_id = ${values.place(ctx.project.id)}`, ...equalities, ...conditions, ...oneOf];
}
