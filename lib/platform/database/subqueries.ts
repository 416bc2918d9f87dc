import type { Context } from '../context';
import { Values } from './conditions';
import { rowsOf } from './statements';

/**
 * A query with a single value as its result, so that several can be combined into one statement. Its text
 * never changes.
 */
export interface Subquery<Stored, Read = Stored> {
  /** Values are written as `?`. */
  sql: string;
  values: unknown[];
  read(stored: Stored): Read;
}

type AnySubquery = Subquery<never, unknown>;
type Answers<Subqueries extends Record<string, AnySubquery>> = {
  [Name in keyof Subqueries]: Subqueries[Name] extends Subquery<never, infer Read> ? Read : never;
};

function statementOf(subqueries: Record<string, AnySubquery>): { text: string; values: unknown[] } {
  const values = new Values();
  const columns = Object.entries(subqueries).map(([name, each]) => `(${values.inline(each)}) as ${name}`);
  return { text: `select ${columns.join(', ')}`, values: values.list };
}

/** Several queries as one, whose results belong together. */
export function combined<Subqueries extends Record<string, AnySubquery>, Read>(
  subqueries: Subqueries,
  read: (answers: Answers<Subqueries>) => Read,
): Subquery<object, Read> {
  const fields = Object.entries(subqueries).map(([name, { sql }]) => `'${name}', (${sql})`);
  return {
    sql: `select jsonb_build_object(${fields.join(', ')})`,
    values: Object.values(subqueries).flatMap((each) => each.values),
    read: (stored) => read(answersOf(subqueries, stored)),
  };
}

/** Null if one of the conditions holds. The query is then not executed, so it has no effects. */
export const unlessAny = <Stored, Read>(
  conditions: readonly Subquery<boolean>[],
  { sql, values, read }: Subquery<Stored, Read>,
): Subquery<Stored | null, Read | null> => ({
  sql: `select case when not (${conditions.map((each) => `(${each.sql})`).join(' or ')}) then (${sql}) end`,
  values: [...conditions.flatMap((each) => each.values), ...values],
  read: (stored) => (stored === null ? null : read(stored)),
});

function answersOf<Subqueries extends Record<string, AnySubquery>>(
  subqueries: Subqueries,
  row: object,
): Answers<Subqueries> {
  const answers = Object.entries(subqueries).map(([name, subquery]) => [
    name,
    subquery.read(Reflect.get(row, name) as never),
  ]);
  // Each was read by the subquery of the same name.
  return Object.fromEntries(answers) as Answers<Subqueries>;
}

/**
 * The results of all subqueries at one point in time, by one prepared statement. A name always has the same ones.
 */
export async function readSubqueries<Subqueries extends Record<string, AnySubquery>>(
  ctx: Context,
  name: string,
  subqueries: Subqueries,
): Promise<Answers<Subqueries>> {
  const [row = {}] = await rowsOf(ctx, { name, ...statementOf(subqueries) });
  return answersOf(subqueries, row);
}
