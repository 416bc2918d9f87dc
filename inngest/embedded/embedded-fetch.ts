import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { ulid } from 'ulid';
import { z } from 'zod';
import { notifyWorkers } from './notify';
import { insertEvents, type NewEvent } from './store/events';

/** Strict, so that no field that Inngest would honour is silently ignored. */
const SentEvent = z.strictObject({
  id: z.string().min(1).optional(),
  name: z.string().min(1).max(255),
  data: z.looseObject({ project_id: z.int32().nullish() }).default({}),
  ts: z.number().int().nonnegative().max(8.64e15),
  meta: z.undefined().optional(),
});
type SentEvent = z.infer<typeof SentEvent>;

/** Later events are refused, because the runner cannot delay them; this much is clock skew. */
const maxClockSkewMs = 60_000;

export interface Sender {
  /** The same for every attempt at the same step of the same run. */
  seed: string;
  /** Milliseconds since the epoch: the time part of the tokens. */
  at: number;
  projectId: number | null;
}

interface Sending extends Sender {
  sent: Map<string, number>;
}

const senders = new AsyncLocalStorage<Sending>();

/** A retry, or another worker that claims the run, derives the same event tokens, so sending is idempotent. */
export function withSender<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
  return senders.run({ ...sender, sent: new Map() }, work);
}

/** A `fetch` for the Inngest client: `inngest.send()` and `step.sendEvent()` write rows of `events`. */
export function embeddedFetch(pool: Pool): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith('/e/'))
      return errorResponse(501, `The embedded runner does not answer ${pathname}.`);
    const parsed = z.array(SentEvent).safeParse(JSON.parse(String(init?.body)));
    if (!parsed.success)
      return errorResponse(400, `The event is not valid: ${z.prettifyError(parsed.error)}`);
    const future = parsed.data.find((event) => event.ts > Date.now() + maxClockSkewMs);
    if (future) {
      return errorResponse(400, `The embedded runner cannot send events at a later time (${future.name}).`);
    }
    const seed = new Headers(init?.headers).get('x-inngest-event-id-seed') ?? crypto.randomUUID();
    const rows = toRows(parsed.data, seed);
    try {
      await insertEvents(pool, rows);
    } catch (error) {
      if (!isDataException(error)) throw error;
      return errorResponse(400, 'The event contains something that the database cannot store.');
    }
    await notifyWorkers(pool, 'events').catch(() => {}); // they also look by themselves
    return Response.json({ ids: rows.map((row) => row.token), status: 200 });
  };
}

const errorResponse = (status: number, error: string) => Response.json({ error, status }, { status });

const isDataException = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('22');

function toRows(events: readonly SentEvent[], requestSeed: string): NewEvent[] {
  const noSender = { seed: requestSeed, at: Date.now(), projectId: null, sent: new Map<string, number>() };
  const sending = senders.getStore() ?? noSender;
  return events.map(({ id, name, data: { project_id, ...data } }) => {
    const row = { project_id: project_id ?? sending.projectId, type: name, data };
    const token = id ? tokenOfId(id) : tokenFromSeed(nextSeed(sending, JSON.stringify(row)), sending.at);
    return { token, ...row };
  });
}

const fixedTime = 1; // ulid treats 0 as the current time
const tokenOfId = (id: string) => (id.startsWith('evt_') ? id : tokenFromSeed(id, fixedTime));

/** Counts equal contents, so that two equal events that are sent on purpose stay two. */
function nextSeed(sending: Sending, content: string): string {
  const count = (sending.sent.get(content) ?? 0) + 1;
  sending.sent.set(content, count);
  return `${sending.seed}\n${count}\n${content}`;
}

function tokenFromSeed(seed: string, at: number): string {
  const digest = createHash('sha256').update(seed).digest();
  let next = 0;
  return `evt_${ulid(at, () => (digest[next++] ?? 0) / 256).toLowerCase()}`;
}
