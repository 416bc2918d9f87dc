import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { checkLifecycle } from '../lifecycle';
import { moveChecks } from './move';

/** Starts those of the checks that are Queued. Returns all of them in their order. Throws `Conflict` (409). */
export async function startQueuedChecks(
  tx: Transaction,
  ctx: Context,
  checks: readonly Check[],
): Promise<Check[]> {
  const queued = checks.filter(({ status }) => checkLifecycle.can('start', status));
  const moves = queued.map((check) => ({ check, actions: ['start'] as const }));
  const started = new Map((await moveChecks(tx, ctx, moves)).map((check) => [check.token, check]));
  return checks.map((check) => started.get(check.token) ?? check);
}
