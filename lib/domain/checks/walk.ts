import type { Check as CheckRow } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { CheckResult } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Recorder } from '@/lib/platform/records';
import { checkLifecycle } from './lifecycle';
import { type CheckAction, isOpenCheck } from './moves';
import { presentCheckForEvents } from './present-for-events';

/** Absent fields do not change. */
export interface CheckChange {
  result?: CheckResult | null;
  result_data?: Record<string, unknown>;
  provider?: string | null;
  alerts_generated?: number;
  /** Until when the result may be reused for the same subject; null if never. */
  valid_until?: Date | null;
  waive_reason?: string | null;
  /** When a check that becomes Retry Scheduled is due. */
  retry_at?: Date;
}

export interface CheckMove {
  /** The row as it was read. The move is refused if its status has changed since. */
  check: CheckRow;
  /** Written as one change. Every move in between must be allowed, and its event is recorded. */
  actions: readonly [CheckAction, ...CheckAction[]];
  change?: CheckChange;
  /** Details for the audit records besides the check's own state. Never a secret. */
  details?: object;
}

const stampsOf: Partial<Record<CheckAction, (check: CheckRow, now: Date) => Partial<CheckRow>>> = {
  execute: (_, now) => ({ executed_at: now }),
  plan_retry: ({ retry_count, retry_step }) => ({ retry_count: retry_count + 1, retry_step: retry_step + 1 }),
  retry: ({ status, retry_step }) => ({
    result: null,
    retry_at: null,
    retry_step: status === 'Failed' ? 0 : retry_step,
  }),
};

type CheckEvent = NonNullable<ReturnType<typeof checkLifecycle.require>['event']>;

/** A move that is recorded, with the check's status before and after it. */
interface RecordedMove {
  event: CheckEvent;
  from: string;
  to: string;
}

export interface WalkedCheck {
  before: CheckRow;
  after: CheckRow;
  moves: RecordedMove[];
  details: object;
}

/** Throws `InvalidState` (409) at the first move that the lifecycle does not allow. */
export function walkCheck({ check, actions, change, details = {} }: CheckMove, now: Date): WalkedCheck {
  const moves: RecordedMove[] = [];
  let after = check;
  for (const action of actions) {
    const { status: from } = after;
    const { to, event } = checkLifecycle.require(action, from);
    after = { ...after, ...stampsOf[action]?.(after, now), status: to };
    if (event) moves.push({ event, from, to });
  }
  const completed_at = isOpenCheck(after) ? null : now;
  // `change` holds JSON only: result_data comes from providers' answers, which are JSON.
  const changed = { ...after, ...(change as Partial<CheckRow>), completed_at, updated_at: now };
  return { before: check, after: changed, moves, details };
}

export function recordWalk(
  recorder: Recorder,
  ctx: Context,
  { after, moves, details: further }: WalkedCheck,
): void {
  const { token, case_token, type_code, status, result, provider, retry_count } = after;
  const data = presentCheckForEvents(after);
  for (const { event, from, to } of moves) {
    const details = { type_code, from, to, status, result, provider, retry_count, ...further };
    recordEvent(recorder, ctx, event, { token, case_token, details, data });
  }
}
