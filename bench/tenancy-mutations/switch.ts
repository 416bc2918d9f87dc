import pg from 'pg';

// Switches off one condition in the statements that are sent, including those of Prisma.

/** Represents every project. No project has this number. */
const anyProject = -2_147_483_000;

let switchedOff: string | null = null;
/** The value that `anyProject` replaces in the statements of the switched-off condition. */
let withheld: unknown;
let reached = new Set<string>();

type Condition = <Value>(id: string, value: Value) => Value | number;

/** `switchable` inserts calls of it into the stores. */
Object.assign(globalThis, {
  probityCondition: ((id, value) => {
    reached.add(id);
    if (id !== switchedOff) return value;
    withheld = value;
    return anyProject;
  }) satisfies Condition,
});

export function switchOff(id: string | null): void {
  switchedOff = id;
}

/** The conditions that were evaluated since the last call. */
export function takeReached(): Set<string> {
  const taken = reached;
  reached = new Set();
  return taken;
}

const marked = /((?:[\w"]+\.)?"?project_id"?\s*(?:=\s*([\w.$":]+)|is null))\s*\/\*condition ([^*]+)\*\//g;
/** Keeps a parameter, so that the others keep their numbers and it keeps its type. */
const always = (operand: string | undefined) =>
  operand?.startsWith('$') ? `${operand}::int is not null` : 'true';

/** Replaces each comparison with a parameter that is `anyProject` by the text made from its column and parameter. */
function replaceComparisons(
  text: string,
  values: readonly unknown[],
  made: (column: string, place: string) => string,
): string {
  return values.reduce<string>((sql, value, index) => {
    if (value !== anyProject) return sql;
    const place = `$${index + 1}`;
    const comparison = new RegExp(`((?:"?\\w+"?\\.)*"?project_id"?)\\s*=\\s*\\${place}(?!\\d)`, 'g');
    if (!comparison.test(sql)) throw new Error(`${switchedOff} is not found in ${sql}`);
    return sql.replaceAll(comparison, (_, column: string) => made(column, place));
  }, text);
}

function withoutCondition(text: string, values: readonly unknown[]): string {
  const changed = text.replaceAll(marked, (_, condition: string, operand: string | undefined, id: string) => {
    reached.add(id);
    return id === switchedOff ? always(operand) : condition;
  });
  return replaceComparisons(changed, values, (_, place) => `${place}::int is not null`);
}

/** The statement as the product sends it. A null is compared with `is not distinct from`. */
function asWritten(text: string, values: readonly unknown[]): string {
  const written = text.replaceAll(marked, (_, condition: string) => condition);
  if (withheld !== null) return written;
  return replaceComparisons(
    written,
    values,
    (column, place) => `${column} is not distinct from ${place}::int`,
  );
}

interface Query {
  text: string;
  values?: unknown[];
  name?: string;
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value);

const { query } = pg.Client.prototype;

type Send = (sent: string | Query) => Promise<pg.QueryResult>;

interface Compared {
  send: Send;
  original: Query;
  mutated: Query;
}

/** It cannot be sent twice, and returns no rows itself. */
const opensCursor = /^\s*declare\b/i;
const changesRows = /\b(?:insert|update|delete)\b/i;
const whatIsAnswered = ({ rowCount, rows }: pg.QueryResult) =>
  JSON.stringify([rowCount, rows.map((row) => JSON.stringify(row)).sort()]);

const anError = 'an error';

/** The rows of the result, or that it failed. Changes are undone. */
async function answered({ send }: Compared, sent: Query, isChange: boolean): Promise<string> {
  if (!isChange) return send(sent).then(whatIsAnswered, () => anError);
  await send('savepoint before_comparison');
  const answer = await send(sent).then(whatIsAnswered, () => anError);
  await send('rollback to savepoint before_comparison');
  return answer;
}

let isTellingApart = false;

/**
 * Notes whether the statement reads or changes other rows without its condition, if it is deterministic with it. A
 * failure without it proves nothing: it may be due to the rewriting.
 */
async function compare(compared: Compared): Promise<void> {
  const isChange = changesRows.test(compared.original.text);
  const first = await answered(compared, compared.original, isChange);
  const again = await answered(compared, compared.original, isChange);
  const without = await answered(compared, compared.mutated, isChange);
  if (first === again && without !== anError && first !== without) isTellingApart = true;
}

/** Whether a statement had other rows without the condition than with it since the last call. */
export function takeTellingApart(): boolean {
  const taken = isTellingApart;
  isTellingApart = false;
  return taken;
}

/** Without the name, because a named statement always has the same text. */
function asQuery(first: unknown, rest: unknown[]): Query | null {
  const given = Array.isArray(rest[0]) ? rest[0] : [];
  if (typeof first === 'string') return { text: first, values: given };
  if (!isQuery(first)) return null;
  const { name: _name, ...others } = first;
  return { ...others, values: first.values ?? given };
}

/** Further queries on the connection wait until the comparison is undone. */
const comparing = new WeakMap<pg.Client, Promise<void>>();

function queryWithout(this: pg.Client, first: unknown, ...rest: unknown[]): unknown {
  const busy = comparing.get(this);
  if (busy) return busy.then(() => Reflect.apply(queryWithout, this, [first, ...rest]));
  const asked = asQuery(first, rest);
  if (!asked) return Reflect.apply(query, this, [first, ...rest]);
  const values = asked.values ?? [];
  const mutated = { ...asked, text: withoutCondition(asked.text, values) };
  const written = asWritten(asked.text, values);
  const sendOn = () => {
    const others = rest.filter((each) => typeof each === 'function');
    const config = values.length > 0 || isQuery(first) ? mutated : mutated.text;
    return Reflect.apply(query, this, [config, ...others]);
  };
  const isComparable = rest.every((each) => typeof each !== 'function') && !opensCursor.test(written);
  const isWhole = !changesRows.test(written) || this.getTransactionStatus() === 'T';
  if (switchedOff === null || mutated.text === written || !isComparable || !isWhole) return sendOn();
  const original = {
    ...asked,
    text: written,
    values: values.map((each) => (each === anyProject ? withheld : each)),
  };
  const send: Send = (sent) => Reflect.apply(query, this, [sent]) as Promise<pg.QueryResult>; // without a callback
  const compared = compare({ send, original, mutated }).finally(() => comparing.delete(this));
  comparing.set(this, compared);
  return compared.then(sendOn);
}

Object.assign(pg.Client.prototype, { query: queryWithout });
