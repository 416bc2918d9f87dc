import { notify } from '@/lib/domain/access/service/notify';
import { recordEvent } from '@/lib/domain/record-event';
import { contextOfRequester } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import type { ApiError } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { alertHoldRefused } from '../events';
import type { ReleasedHold } from './release-holds';

/**
 * Records why a released move was refused, and notifies the person who requested it (API §5.3). The alert does not
 * change otherwise.
 */
export async function refuseHeldMove(
  tx: Transaction,
  ctx: Context,
  { move, alert }: ReleasedHold,
  { code, message }: Pick<ApiError, 'code' | 'message'>,
): Promise<void> {
  const { token, case_token } = alert;
  const { id, type } = move.actor;
  if (type === 'user') {
    const kind = alertHoldRefused.name;
    await notify(tx, ctx, {
      user_token: id,
      kind,
      target_type: 'alert',
      target_token: token,
      note: message,
    });
  }
  const details = { action: move.action, code, reason: message };
  recordEvent(tx, contextOfRequester(ctx, move), alertHoldRefused, {
    token,
    case_token,
    details,
    data: alert,
  });
}
