import { requireAssignee } from '@/lib/domain/access/service/require-assignee';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { moveInBulk } from '../bulk';
import type { BulkAssign, BulkOutcome } from '../schema';
import { assignAlert } from './assign';

/**
 * As `assignAlert`; refusals of single alerts are in the outcome (API §5.3). Throws `ValidationFailed` (400) if the person
 * may not be assigned.
 */
export async function bulkAssignAlerts(
  ctx: Context,
  { alert_tokens, ...input }: BulkAssign,
): Promise<BulkOutcome> {
  await transaction(ctx, (tx) => requireAssignee(tx, 'user_id', input.user_id));
  return moveInBulk(ctx, alert_tokens, (token) => assignAlert(ctx, token, input));
}
