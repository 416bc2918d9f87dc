import type { Check } from '@/generated/prisma/client';
import type { CheckStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isOpenCheck } from '../moves';
import type { CheckMove } from '../walk';
import { moveChecks } from './move';

/** Only a check In Progress may fail, so others are moved there first. */
const movesToFailed: Partial<Record<CheckStatus, CheckMove['actions']>> = {
  Pending: ['execute', 'start', 'fail'],
  Queued: ['start', 'fail'],
  'Retry Scheduled': ['retry_planned', 'start', 'fail'],
  'Awaiting Document': ['act', 'fail'],
  'Awaiting Client': ['act', 'fail'],
};

/**
 * Open checks fail and refer, so they never count as passed (API §3.9). Returns all given checks in order.
 * Throws `Conflict` (409).
 */
export async function failOpenChecks(
  tx: Transaction,
  ctx: Context,
  checks: readonly Check[],
  raised: ReadonlyMap<string, number>,
): Promise<Check[]> {
  const moves = checks.filter(isOpenCheck).map((check): CheckMove => {
    const alerts_generated = check.alerts_generated + (raised.get(check.token) ?? 0);
    const status = check.status as CheckStatus; // a text column that only this folder writes
    const actions = movesToFailed[status] ?? ['fail'];
    return { check, actions, change: { result: 'Refer', alerts_generated } };
  });
  const failed = new Map((await moveChecks(tx, ctx, moves)).map((check) => [check.token, check]));
  return checks.map((check) => failed.get(check.token) ?? check);
}
