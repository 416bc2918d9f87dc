import { requireStillActing } from '@/lib/domain/access/service/require-still-acting';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { alertLifecycle } from '../lifecycle';
import type { Alert, Holdable } from '../schema';
import { holdMove } from './hold-move';
import { requireFreeAlert } from './require-free';
import { recordAcknowledgement } from './record-acknowledgement';

/**
 * Acknowledges an Open alert (API §6.2). An unassigned alert is assigned to the person who acknowledges it
 * (docs/adr/0128). Throws `NotFound` (404), `Forbidden` (403) if they may no longer act, `InvalidState` and `Conflict` (409).
 */
export function acknowledgeAlert(
  ctx: Context,
  token: string,
  { hold_seconds = 0 }: Holdable = {},
): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireFreeAlert(tx, ctx, token, 'acknowledge');
    // Checked for a held move too, which is made later.
    alertLifecycle.require('acknowledge', before.status);
    await requireStillActing(tx, ctx);
    if (hold_seconds > 0)
      return holdMove(tx, ctx, before, { action: 'acknowledge', input: {}, hold_seconds });
    return recordAcknowledgement(tx, ctx, before);
  });
}
