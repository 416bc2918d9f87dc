import type { Pool } from 'pg';
import { z } from 'zod';
import { inngestEventOf } from '../outbox/event';
import type { RunnerLogger } from '../outbox/log';
import { errorFields } from '@/lib/platform/errors/error-fields';
import { Loop } from '@/lib/platform/work/loop';
import { prune } from '../embedded/prune';
import { type EventRow, findUnsentAmong, findUnsentEvents, markRouted } from '../outbox/store';
import { listen } from '@/lib/platform/database/listen';
import { workChannel } from '@/lib/platform/work/work-channel';
import { Refusals } from './refusals';
import { holdingLock } from './relay-lock';

export interface RelayOptions {
  /** Two of its connections are always in use. */
  pool: Pool;
  /** URL of the Inngest server, without a trailing slash. */
  baseUrl: string;
  eventKey: string;
  logger: RunnerLogger;
  pollMs?: number;
  /** For one request, from connecting to the last byte. */
  timeoutMs?: number;
  refusals?: Refusals;
}

type Working = Required<RelayOptions>;

const defaults = { pollMs: 2_000, timeoutMs: 15_000 };
const batchSize = 100;
/** Events that were refused, each sent in its own request. */
const maxAgain = 10;
const pruneIntervalMs = 3_600_000;

/** Events of the server itself, and of an embedded runner that ran here before. */
const isOwnOfRunners = ({ type }: EventRow) => type.startsWith('inngest/');

const Accepted = z.object({ status: z.literal(200), ids: z.array(z.string()) });

class Refused extends Error {
  /** The HTTP status. The log contains an error's code but not its message. */
  constructor(readonly code: number) {
    super(`The Inngest server answered ${code}.`);
    this.name = 'Refused';
  }
}

/**
 * Throws if the server has not confirmed every event. It recognises an event by its id, and ignores one that is sent again
 * within 24 hours.
 */
async function send(options: Working, rows: readonly EventRow[]): Promise<void> {
  const { baseUrl, eventKey, timeoutMs } = options;
  const response = await fetch(`${baseUrl}/e/${encodeURIComponent(eventKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rows.map(inngestEventOf)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch(() => null);
  const accepted = Accepted.safeParse(body);
  if (!response.ok || accepted.data?.ids.length !== rows.length) throw new Refused(response.status);
}

interface Sent {
  sent: EventRow[];
  refused: EventRow[];
}

/**
 * The server also answers 400 while it cannot reach its own store, so refused events are retried instead of
 * given up.
 */
const isRefusal = (error: unknown) => error instanceof Refused && error.code === 400;

async function sendEach(options: Working, rows: readonly EventRow[]): Promise<Sent> {
  const ends: Sent = { sent: [], refused: [] };
  for (const row of rows) {
    try {
      await send(options, [row]);
      ends.sent.push(row);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      ends.refused.push(row);
    }
  }
  return ends;
}

/** In one request, unless one of the events is refused. */
async function sendTogether(options: Working, rows: readonly EventRow[]): Promise<Sent> {
  if (rows.length < 2) return sendEach(options, rows);
  try {
    await send(options, rows);
    return { sent: [...rows], refused: [] };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return sendEach(options, rows);
  }
}

/** Returns how many were dealt with: confirmed by the server, or set aside. */
async function settle(options: Working, { sent, refused }: Sent): Promise<number> {
  const { pool, refusals, logger } = options;
  const tokens = sent.map(({ token }) => token);
  if (tokens.length > 0) await markRouted(pool, tokens);
  refusals.forget(tokens);
  let setAside = 0;
  for (const { token, type } of refused) {
    const { count, pauseMs } = refusals.note(token, sent.length > 0);
    if (pauseMs > 0) setAside += 1;
    const fields = { event: token, type, refused: count, again_in_ms: pauseMs };
    logger.error(fields, 'The Inngest server refuses an event.');
  }
  return sent.length + setAside;
}

/**
 * Sends a batch of the outbox in order and marks what the server has confirmed. At least once: if the process
 * dies in between, the batch is sent again. Returns how many were dealt with. Throws if there were none,
 * because then the server is the problem.
 */
async function relayBatch(options: Working): Promise<number> {
  const { pool, refusals } = options;
  const again = await findUnsentAmong(pool, refusals.due(maxAgain));
  if (again.length > 0) await settle(options, await sendEach(options, again));
  const rows = await findUnsentEvents(pool, batchSize, refusals.setAside());
  const skipped = rows.filter(isOwnOfRunners).map(({ token }) => token);
  if (skipped.length > 0) await markRouted(pool, skipped);
  const due = rows.filter((row) => !isOwnOfRunners(row));
  const settled = await settle(options, await sendTogether(options, due));
  if (settled === 0 && due.length > 0) throw new Refused(400);
  return rows.length;
}

export interface Relay {
  stop(): Promise<void>;
}

/** Forwards committed events to an Inngest server instead of the embedded runner (docs/adr/0059). */
export function startRelay(given: RelayOptions): Relay {
  const options = { ...defaults, refusals: new Refusals(), ...given };
  const { pool, logger, pollMs } = options;
  const stopping = new AbortController();
  // One worker at a time, so that events are sent in order.
  const work = () => holdingLock(pool, () => relayBatch(options));
  const relaying = new Loop({ name: 'relay', intervalMs: pollMs, work, logger });
  const pruning = new Loop({
    name: 'prune',
    intervalMs: pruneIntervalMs,
    work: () => prune(pool, logger),
    logger,
  });
  const wake = () => relaying.wake();
  const onBroken = (error: unknown) =>
    logger.warn(errorFields(error), 'The relay cannot listen for events; it polls, and will try again.');
  const listening = listen(
    { pool, channel: workChannel, onNotification: wake, onListening: wake, onBroken },
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all([relaying.stop(), pruning.stop(), listening]);
    },
  };
}
