import type { Context } from './context';
import { rowsOf, rowsWithin } from './statements';
import type { Transaction } from './transaction';

/**
 * A query with a single value as its result, so that several can be combined into one statement. Its text
 * never changes.
 */
export interface Part<Stored, Read = Stored> {
  /** Values are written as `?`. */
  sql: string;
  values: unknown[];
  read(stored: Stored): Read;
}

type AnyPart = Part<never, unknown>;
type Answers<Parts extends Record<string, AnyPart>> = {
  [Name in keyof Parts]: Parts[Name] extends Part<never, infer Read> ? Read : never;
};

function statementOf(parts: Record<string, AnyPart>): { text: string; values: unknown[] } {
  const values = Object.values(parts).flatMap((part) => part.values);
  let place = 0;
  const columns = Object.entries(parts).map(
    ([name, { sql }]) => `(${sql.replaceAll('?', () => `$${(place += 1)}`)}) as ${name}`,
  );
  return { text: `select ${columns.join(', ')}`, values };
}

/** Several queries as one, whose results belong together. */
export function combined<Parts extends Record<string, AnyPart>, Read>(
  parts: Parts,
  read: (answers: Answers<Parts>) => Read,
): Part<object, Read> {
  const fields = Object.entries(parts).map(([name, { sql }]) => `'${name}', (${sql})`);
  return {
    sql: `select jsonb_build_object(${fields.join(', ')})`,
    values: Object.values(parts).flatMap((part) => part.values),
    read: (stored) => read(answersOf(parts, stored)),
  };
}

function answersOf<Parts extends Record<string, AnyPart>>(parts: Parts, row: object): Answers<Parts> {
  const answers = Object.entries(parts).map(([name, part]) => [
    name,
    part.read(Reflect.get(row, name) as never),
  ]);
  // Each was read by the part of the same name.
  return Object.fromEntries(answers) as Answers<Parts>;
}

/**
 * The results of all parts at one point in time, by one prepared statement. A name always has the same parts.
 */
export async function readParts<Parts extends Record<string, AnyPart>>(
  ctx: Context,
  name: string,
  parts: Parts,
): Promise<Answers<Parts>> {
  const [row = {}] = await rowsOf(ctx, { name, ...statementOf(parts) });
  return answersOf(parts, row);
}

/** As `readParts`, inside the transaction. */
export async function readPartsWithin<Parts extends Record<string, AnyPart>>(
  tx: Transaction,
  name: string,
  parts: Parts,
): Promise<Answers<Parts>> {
  const [row = {}] = await rowsWithin(tx, { name, ...statementOf(parts) });
  return answersOf(parts, row);
}
