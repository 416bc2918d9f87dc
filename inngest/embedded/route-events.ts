import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import { parseInstant } from './duration';
import { matches, parseExpression, requirements, valueAt, type InngestEvent } from './expression';
import type { CancelRule, RegisteredFunction } from './register';
import { findUnroutedEvents, markRouted, tryLockRouting, type EventRow } from './store/events';
import { endRun, expireIdempotencyKey, insertRun, lockRunsOf, wakeRun } from './store/runs';
import { endWait, lockWaits } from './store/steps';
import { inTransaction, type Database } from './store/transaction';

const batchSize = 100;
/** Inngest's own window. */
const idempotencyWindow = '24 hours';

/**
 * One transaction, so that each event takes effect exactly once. Selects unrouted rows instead of those after the last
 * routed one, because transactions may commit in another order than they took their sequence numbers.
 */
export function routeEvents(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    if (!(await tryLockRouting(tx))) return 0;
    const rows = await findUnroutedEvents(tx, batchSize);
    for (const row of rows) await route(tx, functions, toInngestEvent(row));
    const tokens = rows.map((row) => row.token);
    if (tokens.length > 0) await markRouted(tx, tokens);
    return rows.length;
  });
}

const toInngestEvent = ({ token, type, data, project_id, created_at }: EventRow): InngestEvent => ({
  id: token,
  name: type,
  data: { ...data, project_id },
  ts: created_at.getTime(),
});

/** Cancels before it starts runs, so that an event does not cancel the run that it starts. */
async function route(
  tx: Database,
  functions: readonly RegisteredFunction[],
  event: InngestEvent,
): Promise<void> {
  await endWaits(tx, event);
  for (const { id, cancel } of functions) {
    for (const rule of cancel) if (rule.event === event.name) await cancelRuns(tx, id, rule, event);
  }
  for (const fn of functions) if (isTriggeredBy(fn, event)) await startRun(tx, fn, event);
}

const isTriggeredBy = (fn: RegisteredFunction, event: InngestEvent) =>
  fn.triggers.some((trigger) => trigger.event === event.name && matches(trigger.expression, { event }));

async function endWaits(tx: Database, event: InngestEvent): Promise<void> {
  for (const wait of await lockWaits(tx, event)) {
    const condition = wait.wait_if ? parseExpression(wait.wait_if, ['event', 'async']) : [];
    if (!matches(condition, { event: wait.event, async: event })) continue;
    if (await endWait(tx, wait.run_id, wait.id, event)) await wakeRun(tx, wait.run_id);
  }
}

async function cancelRuns(
  tx: Database,
  functionId: string,
  rule: CancelRule,
  event: InngestEvent,
): Promise<void> {
  const required = requirements(rule.expression, 'event', { async: event });
  for (const run of await lockRunsOf(tx, functionId, required)) {
    const inTime = !rule.timeout || parseInstant(rule.timeout, run.created_at).getTime() > event.ts;
    if (inTime && matches(rule.expression, { event: run.event, async: event })) {
      await endRun(tx, run.id, 'cancelled', null);
    }
  }
}

async function startRun(tx: Database, fn: RegisteredFunction, event: InngestEvent): Promise<void> {
  const key = idempotencyKeyOf(fn, event);
  if (fn.idempotency) await expireIdempotencyKey(tx, fn.id, key, idempotencyWindow);
  await insertRun(tx, { id: newToken('run'), function_id: fn.id, event, idempotency_key: key });
}

/** Hashed, because a value of any length must fit the index. An event without the value always starts a run. */
function idempotencyKeyOf(fn: RegisteredFunction, event: InngestEvent): string {
  const value = fn.idempotency ? valueAt(event, fn.idempotency) : null;
  if (value === null) return `event:${event.id}`;
  return `key:${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}
