import { createHash } from 'node:crypto';
import { newToken } from '@/lib/platform/ids';
import { valueAt, type InngestEvent } from './expression';
import type { RegisteredFunction } from './register';
import type { NewRun } from './store/runs';

/** Inngest's own window. */
const idempotencyWindow = '24 hours';

export function newRun(fn: RegisteredFunction, event: InngestEvent): NewRun {
  return {
    id: newToken('run'),
    function_id: fn.id,
    event,
    idempotency_key: idempotencyKeyOf(fn, event),
    idempotency_window: fn.idempotency && idempotencyWindow,
    concurrency_key: concurrencyKeyOf(fn, event),
  };
}

/** Hashed, because a value of any length must fit the index. */
const hashed = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** An event without the value always starts a run. */
function idempotencyKeyOf(fn: RegisteredFunction, event: InngestEvent): string {
  const value = fn.idempotency ? valueAt(event, fn.idempotency) : null;
  return value === null ? `event:${event.id}` : `key:${hashed(value)}`;
}

/** Events without the value share one limit. */
function concurrencyKeyOf({ concurrency }: RegisteredFunction, event: InngestEvent): string {
  const value = concurrency?.key ? valueAt(event, concurrency.key) : null;
  return value === null ? '' : hashed(value);
}
