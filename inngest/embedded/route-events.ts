import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import { instantOf } from './duration';
import { matches, parseExpression, requirements, valueAt, type InngestEvent } from './expression';
import type { CancelRule, RegisteredFunction } from './register';
import { answerWait, endRun, inTransaction, insertRun, wakeRun, type Database } from './store';

/** One worker routes at a time: events take effect in their order, and locks on many runs never cross. */
const routeLock = `select pg_try_advisory_xact_lock(hashtext('runner: route')) as mine`;
const batchSize = 100;
/** As long as Inngest remembers an idempotency key. */
const idempotencyWindow = '24 hours';

interface EventRow {
  token: string;
  project_id: number | null;
  type: string;
  data: Record<string, unknown>;
  created_at: Date;
}

/**
 * Turns committed events into answers to waits, cancellations and new runs, in one transaction, so that each takes
 * effect exactly once. Unrouted rows are looked for, never those after the last one seen: sequences are given out
 * before they are committed, and so become visible in another order. Returns how many events were routed.
 */
export function routeEvents(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows: locks } = await tx.query<{ mine: boolean }>(routeLock);
    if (!locks[0]?.mine) return 0;
    const { rows } = await tx.query<EventRow>(
      `select token, project_id, type, data, created_at from events where routed_at is null order by sequence limit $1`,
      [batchSize],
    );
    for (const row of rows) await route(tx, functions, eventOf(row));
    if (rows.length > 0) {
      await tx.query(`update events set routed_at = now() where token = any($1::text[])`, [
        rows.map((row) => row.token),
      ]);
    }
    return rows.length;
  });
}

const eventOf = ({ token, type, data, project_id, created_at }: EventRow): InngestEvent => ({
  id: token,
  name: type,
  data: { ...data, project_id },
  ts: created_at.getTime(),
});

/** Cancellations come before beginnings, so that an event does not cancel the run that it begins. */
async function route(
  tx: Database,
  functions: readonly RegisteredFunction[],
  event: InngestEvent,
): Promise<void> {
  await answerWaits(tx, event);
  for (const { id, cancel } of functions) {
    for (const rule of cancel) if (rule.event === event.name) await cancelRuns(tx, id, rule, event);
  }
  for (const fn of functions) if (isTriggeredBy(fn, event)) await begin(tx, fn, event);
}

const isTriggeredBy = (fn: RegisteredFunction, event: InngestEvent) =>
  fn.triggers.some((trigger) => trigger.event === event.name && matches(trigger.expression, { event }));

async function answerWaits(tx: Database, event: InngestEvent): Promise<void> {
  const { rows } = await tx.query<{
    run_id: string;
    id: string;
    wait_if: string | null;
    event: InngestEvent;
  }>(
    `select s.run_id, s.id, s.wait_if, r.event from runner_steps s join runner_runs r on r.id = s.run_id
     where s.status = 'waiting' and s.wait_event = $1 and r.status = 'running'
       and not exists (select from jsonb_array_elements(s.wait_match) required where not $2::jsonb @> required)
     for update of r`,
    [event.name, event],
  );
  for (const wait of rows) {
    const condition = wait.wait_if ? parseExpression(wait.wait_if, ['event', 'async']) : [];
    if (!matches(condition, { event: wait.event, async: event })) continue;
    if (await answerWait(tx, wait.run_id, wait.id, event)) await wakeRun(tx, wait.run_id);
  }
}

async function cancelRuns(
  tx: Database,
  functionId: string,
  rule: CancelRule,
  event: InngestEvent,
): Promise<void> {
  const required = requirements(rule.expression, 'event', { async: event });
  const { rows } = await tx.query<{ id: string; event: InngestEvent; created_at: Date }>(
    `select id, event, created_at from runner_runs r where function_id = $1 and status = 'running'
       and not exists (select from jsonb_array_elements($2::jsonb) required where not r.event @> required)
     for update`,
    [functionId, JSON.stringify(required)],
  );
  for (const run of rows) {
    const inTime = !rule.timeout || instantOf(rule.timeout, run.created_at).getTime() > event.ts;
    if (inTime && matches(rule.expression, { event: run.event, async: event })) {
      await endRun(tx, run.id, 'cancelled', null);
    }
  }
}

async function begin(tx: Database, fn: RegisteredFunction, event: InngestEvent): Promise<void> {
  const idempotencyKey = keyOf(fn, event);
  if (fn.idempotency) await forgetKey(tx, fn.id, idempotencyKey);
  await insertRun(tx, { id: newToken('run'), function_id: fn.id, event, idempotency_key: idempotencyKey });
}

/** Hashed: a value of any length must fit the index. An event without the value is a run of its own. */
function keyOf(fn: RegisteredFunction, event: InngestEvent): string {
  const value = fn.idempotency ? valueAt(event, fn.idempotency) : null;
  if (value === null) return `event:${event.id}`;
  return `key:${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}

/** An older run gives the key up, so that it can begin a new one. */
async function forgetKey(tx: Database, functionId: string, key: string): Promise<void> {
  await tx.query(
    `update runner_runs set idempotency_key = 'run:' || id
     where function_id = $1 and idempotency_key = $2 and created_at <= now() - $3::interval`,
    [functionId, key, idempotencyWindow],
  );
}
