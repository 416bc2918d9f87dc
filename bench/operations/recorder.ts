// Records the statements that the product sends to PostgreSQL for a request, so that the yardstick can send the same.
// It changes nothing: a transaction is recorded as committed, but rolled back.
import pg from 'pg';
import { routes } from '@/generated/routes';
import { nextCursor } from '@/lib/api/pagination';
import { cursorScope } from '@/lib/api/parse';
import { router } from '@/lib/api/router';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import '../high-rates';
import type { Call } from './calls';

export interface Recorded {
  /** Statements of each connection, in order. */
  connections: { name?: string; text: string; values: unknown[] }[][];
}

let seen = new Map<object, Recorded['connections'][number]>();

interface Sent {
  name?: string;
  text: string;
  values?: unknown[];
}

function record(client: object, statement: Sent | string, values?: unknown[]): void {
  const {
    name,
    text,
    values: own,
  } = typeof statement === 'string'
    ? { name: undefined, text: statement }
    : { values: undefined, ...statement };
  // The yardstick's connections have their project set from the start.
  if (text.includes('set_config(')) return;
  const sent = seen.get(client) ?? [];
  sent.push({ name, text, values: own ?? values ?? [] });
  seen.set(client, sent);
}

const isCommit = (statement: Sent | string) =>
  /^commit$/i.test(typeof statement === 'string' ? statement : statement.text);

const send = pg.Client.prototype.query;
// The overloads of pg's `query` cannot be expressed here; the arguments are passed on.
pg.Client.prototype.query = function query(this: pg.Client, statement: Sent | string, ...rest: unknown[]) {
  record(this, statement, Array.isArray(rest[0]) ? rest[0] : undefined);
  return Reflect.apply(send, this, [isCommit(statement) ? 'ROLLBACK' : statement, ...rest]);
} as typeof send;

selectDatabaseProfile('web');
const findRoute = router(routes);

async function ask({ method, path, headers, body }: Call): Promise<void> {
  const route = findRoute(method, path.split('?')[0] ?? path);
  if (!route) throw new Error(`${path} is not a path of the API`);
  const response = await route(new Request(`http://localhost:3000${path}`, { method, headers, body }));
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function recordCall(call: Call): Promise<Recorded> {
  seen = new Map();
  await ask(call);
  return { connections: [...seen.values()] };
}

/** The row before the requested page. */
interface AfterRow {
  project: number;
  cursor: { value: string | number; token: string };
  path: string;
  sort: string;
}

function cursorOf({ project, cursor, path, sort }: AfterRow): string | null {
  const url = new URL(path, 'http://localhost');
  const field = sort.replace(/^-/, '');
  const request = { limit: 25, sort: { field, descending: sort.startsWith('-') }, after: null };
  return nextCursor(
    { items: [], total: 0, next: cursor },
    request,
    cursorScope(project, url, Object.fromEntries(url.searchParams)),
  );
}

async function recordAll(calls: Call[]): Promise<Recorded[]> {
  const [first] = calls;
  // The first call makes the process cache the caller.
  if (first) await ask(first);
  const recorded = [];
  for (const call of calls) recorded.push(await recordCall(call));
  return recorded;
}

process.on('message', (asked: Call[] | AfterRow) => {
  const answer = Array.isArray(asked) ? recordAll(asked) : Promise.resolve(cursorOf(asked));
  answer.then(
    (given) => process.send?.(given),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.('ready');
process.once('disconnect', () => process.exit());
