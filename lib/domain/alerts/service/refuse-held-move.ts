import { notify } from '@/lib/domain/notifications/service/notify';
import { recordEvent } from '@/lib/domain/record-event';
import { contextOfRequester } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import { type ApiError, ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { alertHoldRefused } from '../events';
import type { ReleasedHold } from './release-holds';

type Refusal = Pick<ApiError, 'code' | 'message'>;

/** The message of invalid input says only that it is invalid. */
function reasonOf(refusal: Refusal): string {
  if (!(refusal instanceof ValidationFailed)) return refusal.message;
  const faults = refusal.details?.map(({ field, message }) => `${field} ${message}`) ?? [];
  return faults.length > 0 ? `${refusal.message.replace(/\.$/, '')}: ${faults.join(', ')}.` : refusal.message;
}

/**
 * Records why a released move was refused, and notifies the person who requested it (API §5.3). The alert does not
 * change otherwise.
 */
export async function refuseHeldMove(
  tx: Transaction,
  ctx: Context,
  { move, alert }: ReleasedHold,
  refusal: Refusal,
): Promise<void> {
  const { token, case_token } = alert;
  const { id, type } = move.actor;
  const reason = reasonOf(refusal);
  if (type === 'user') await notify(tx, ctx, alertHoldRefused, { token, user_token: id, note: reason });
  const details = { action: move.action, code: refusal.code, reason };
  recordEvent(tx, contextOfRequester(ctx, move), alertHoldRefused, {
    token,
    case_token,
    details,
    data: alert,
  });
}
