import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CheckMove } from '../walk';
import { moveChecks } from './move';

function movesToStart(check: Check, now: Date): CheckMove[] {
  if (check.status === 'Queued') return [{ check, actions: ['start'] }];
  const isDue = check.status === 'Retry Scheduled' && check.retry_at !== null && check.retry_at <= now;
  return isDue ? [{ check, actions: ['retry_planned', 'start'] }] : [];
}

/**
 * Starts checks that are Queued, or Retry Scheduled and due. Returns all given checks in order. Throws
 * `Conflict` (409).
 */
export async function startDueChecks(
  tx: Transaction,
  ctx: Context,
  checks: readonly Check[],
): Promise<Check[]> {
  const moves = checks.flatMap((check) => movesToStart(check, ctx.now()));
  const started = new Map((await moveChecks(tx, ctx, moves)).map((check) => [check.token, check]));
  return checks.map((check) => started.get(check.token) ?? check);
}
