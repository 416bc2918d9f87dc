import pg from 'pg';

// Switches one condition off, in the statements as they are sent: then also Prisma's are as if they did not have it.

/** Stands for every project. No project has it. */
const anyProject = -2_147_483_000;

let switchedOff: string | null = null;
let reached = new Set<string>();

type Condition = <Value>(id: string, value: Value) => Value | number;

/** `switchable` puts calls of it into the stores. */
Object.assign(globalThis, {
  probityCondition: ((id, value) => {
    reached.add(id);
    return id === switchedOff ? anyProject : value;
  }) satisfies Condition,
});

export function switchOff(id: string | null): void {
  switchedOff = id;
}

/** The conditions that were judged since the last call. */
export function takeReached(): Set<string> {
  const taken = reached;
  reached = new Set();
  return taken;
}

const marked = /((?:[\w"]+\.)?"?project_id"?\s*(?:=\s*([\w.$"]+)|is null))\s*\/\*condition ([^*]+)\*\//g;
/** A parameter keeps its place, and so its type. */
const always = (operand: string | undefined) =>
  operand?.startsWith('$') ? `${operand}::int is not null` : 'true';

function withoutCondition(text: string, values: readonly unknown[]): string {
  const changed = text.replaceAll(marked, (_, condition: string, operand: string | undefined, id: string) => {
    reached.add(id);
    return id === switchedOff ? always(operand) : condition;
  });
  return values.reduce<string>((sql, value, index) => {
    if (value !== anyProject) return sql;
    const place = `$${index + 1}`;
    const comparison = new RegExp(`(?:"?\\w+"?\\.)*"?project_id"?\\s*=\\s*\\${place}(?!\\d)`, 'g');
    if (!comparison.test(sql)) throw new Error(`${switchedOff} is not found in ${sql}`);
    return sql.replaceAll(comparison, `${place}::int is not null`);
  }, changed);
}

interface Query {
  text: string;
  values?: unknown[];
  name?: string;
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value);

const { query } = pg.Client.prototype;

/** The name of a statement always has the same text, and so is left out. */
function queryWithout(this: pg.Client, first: unknown, ...rest: unknown[]): unknown {
  const send = (sent: unknown, others: unknown[]) => Reflect.apply(query, this, [sent, ...others]);
  if (isQuery(first)) {
    const { name: _name, ...others } = first;
    const values = first.values ?? (Array.isArray(rest[0]) ? rest[0] : []);
    return send({ ...others, text: withoutCondition(first.text, values) }, rest);
  }
  if (typeof first !== 'string') return send(first, rest);
  return send(withoutCondition(first, Array.isArray(rest[0]) ? rest[0] : []), rest);
}

Object.assign(pg.Client.prototype, { query: queryWithout });
