import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { ulid } from 'ulid';
import { z } from 'zod';

/** Strict: what Inngest would do with a field that is not here, the runner does not. */
const SentEvent = z.strictObject({
  id: z.string().min(1).optional(),
  name: z.string().min(1).max(255),
  data: z.looseObject({ project_id: z.int32().nullish() }).default({}),
  ts: z.number().int().nonnegative().max(8.64e15),
  meta: z.undefined().optional(),
});
type SentEvent = z.infer<typeof SentEvent>;

/** A clock that is a little ahead is none; an event that is to come later is a thing that the runner does not do. */
const clockToleranceMs = 60_000;

export interface Sender {
  /** The same for every attempt at the same place of the same run. */
  seed: string;
  /** Milliseconds since the epoch: the time within the tokens. */
  at: number;
  /** For events that name no project. */
  projectId: number | null;
}

interface Sending extends Sender {
  /** How often which content was sent. */
  sent: Map<string, number>;
}

const senders = new AsyncLocalStorage<Sending>();

/**
 * Runs code of a function so that the events it sends belong to its project and have tokens that follow from the seed
 * and their content: sent again by the next attempt, or by the worker that takes the run over, they are the same events.
 */
export function asSender<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
  return senders.run({ ...sender, sent: new Map() }, work);
}

/** A `fetch` for the Inngest client: `inngest.send()` and `step.sendEvent()` write rows of `events`. */
export function embeddedFetch(pool: Pool): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith('/e/')) return refuse(501, `The embedded runner does not answer ${pathname}.`);
    const parsed = z.array(SentEvent).safeParse(JSON.parse(String(init?.body)));
    if (!parsed.success) return refuse(400, `The event is not valid: ${z.prettifyError(parsed.error)}`);
    const late = parsed.data.find((event) => event.ts > Date.now() + clockToleranceMs);
    if (late) return refuse(400, `The embedded runner sends no event at a later time (${late.name}).`);
    const seed = new Headers(init?.headers).get('x-inngest-event-id-seed') ?? crypto.randomUUID();
    const rows = rowsOf(parsed.data, seed);
    try {
      await insertEvents(pool, rows);
    } catch (error) {
      if (!isDataException(error)) throw error;
      return refuse(400, 'The event holds something that the database cannot store.');
    }
    return Response.json({ ids: rows.map((row) => row.token), status: 200 });
  };
}

const refuse = (status: number, error: string) => Response.json({ error, status }, { status });

const isDataException = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('22');

interface EventRow {
  token: string;
  project_id: number | null;
  type: string;
  data: object;
}

async function insertEvents(pool: Pool, rows: readonly EventRow[]): Promise<void> {
  await pool.query(
    `insert into events (token, project_id, type, data)
     select token, project_id, type, data
     from jsonb_to_recordset($1) as e (token text, project_id int, type text, data jsonb)
     on conflict (token) do nothing`,
    [JSON.stringify(rows)],
  );
}

function rowsOf(events: readonly SentEvent[], requestSeed: string): EventRow[] {
  const outside = { seed: requestSeed, at: Date.now(), projectId: null, sent: new Map<string, number>() };
  const sending = senders.getStore() ?? outside;
  return events.map(({ id, name, data: { project_id, ...data } }) => {
    const row = { project_id: project_id ?? sending.projectId, type: name, data };
    const token = id ? tokenOfId(id) : tokenFrom(nextSeed(sending, JSON.stringify(row)), sending.at);
    return { token, ...row };
  });
}

const longAgo = 1; // ulid takes 0 for now
const tokenOfId = (id: string) => (id.startsWith('evt_') ? id : tokenFrom(id, longAgo));

/** Two equal events sent on purpose, one after the other, stay two. */
function nextSeed(sending: Sending, content: string): string {
  const place = (sending.sent.get(content) ?? 0) + 1;
  sending.sent.set(content, place);
  return `${sending.seed}\n${place}\n${content}`;
}

/** Shaped like every other token, but following from its seed. */
function tokenFrom(seed: string, at: number): string {
  const digest = createHash('sha256').update(seed).digest();
  let next = 0;
  return `evt_${ulid(at, () => (digest[next++] ?? 0) / 256).toLowerCase()}`;
}
