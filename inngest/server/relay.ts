import type { Pool } from 'pg';
import { z } from 'zod';
import { errorFields, type RunnerLogger } from '@/inngest/embedded/log';
import { Loop } from '@/inngest/embedded/loop';
import { prune } from '@/inngest/embedded/prune';
import { findUnroutedEvents, markRouted, type EventRow } from '@/inngest/embedded/store/events';
import { listen } from '@/lib/platform/listen';
import { workChannel } from '@/lib/platform/work-channel';
import { holdingLock } from './relay-lock';

export interface RelayOptions {
  /** Two of its connections are used all the time. */
  pool: Pool;
  /** Of the Inngest server, without a slash at the end. */
  baseUrl: string;
  eventKey: string;
  logger: RunnerLogger;
  pollMs?: number;
  /** For one request, from connecting to the last byte. */
  timeoutMs?: number;
}

const defaults = { pollMs: 2_000, timeoutMs: 15_000 };
const batchSize = 100;
const retentionDays = 30;
const pruneIntervalMs = 3_600_000;

/** Of the server itself, and of an embedded runner that ran here before. */
const isOwnOfRunners = ({ type }: EventRow) => type.startsWith('inngest/');

/** The server knows an event by its id, and does nothing when it comes again within 24 hours. */
const toSent = ({ token, type, data, project_id, created_at }: EventRow) => ({
  id: token,
  name: type,
  data: { ...data, project_id },
  ts: created_at.getTime(),
});

const Accepted = z.object({ status: z.literal(200), ids: z.array(z.string()) });

class Refused extends Error {
  constructor(readonly status: number) {
    super(`The Inngest server answered ${status}.`);
    this.name = 'Refused';
  }
}

/** Throws when the server has not confirmed every event. */
async function send(options: Required<RelayOptions>, rows: readonly EventRow[]): Promise<void> {
  const { baseUrl, eventKey, timeoutMs } = options;
  const response = await fetch(`${baseUrl}/e/${encodeURIComponent(eventKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rows.map(toSent)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch(() => null);
  const accepted = Accepted.safeParse(body);
  if (!response.ok || accepted.data?.ids.length !== rows.length) throw new Refused(response.status);
}

/** Returns those that the server has, which are all, unless one is refused by itself. */
async function sendEach(options: Required<RelayOptions>, rows: readonly EventRow[]): Promise<EventRow[]> {
  try {
    await send(options, rows);
    return [...rows];
  } catch (error) {
    // It also answers 400 while it cannot reach its own store. So what is refused is not given up, but asked again.
    if (!(error instanceof Refused && error.status === 400 && rows.length > 1)) throw error;
  }
  const sent: EventRow[] = [];
  for (const row of rows) {
    const accepted = await send(options, [row]).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        options.logger.error({ event: row.token, type: row.type }, 'The Inngest server refuses an event.');
        return false;
      },
    );
    if (accepted) sent.push(row);
  }
  return sent;
}

/**
 * Sends a batch of the outbox in order, and marks what the server has confirmed. At least once: a process that dies in between
 * sends it again. Returns how many were sent.
 */
async function relayBatch(options: Required<RelayOptions>): Promise<number> {
  const { pool } = options;
  const rows = await findUnroutedEvents(pool, batchSize);
  const skipped = rows.filter(isOwnOfRunners);
  const due = rows.filter((row) => !isOwnOfRunners(row));
  const sent = due.length === 0 ? [] : await sendEach(options, due);
  const done = [...skipped, ...sent].map(({ token }) => token);
  if (done.length > 0) await markRouted(pool, done);
  if (sent.length < due.length) throw new Refused(400);
  return rows.length;
}

export interface Relay {
  stop(): Promise<void>;
}

/** Forwards what is committed to an Inngest server, in place of the embedded runner (docs/adr/0059). */
export function startRelay(given: RelayOptions): Relay {
  const options = { ...defaults, ...given };
  const { pool, logger, pollMs } = options;
  const stopping = new AbortController();
  // One worker at a time, so that events are sent in order.
  const work = () => holdingLock(pool, () => relayBatch(options));
  const relaying = new Loop({ name: 'relay', intervalMs: pollMs, work, logger });
  const pruning = new Loop({
    name: 'prune',
    intervalMs: pruneIntervalMs,
    work: () => prune(pool, retentionDays),
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
