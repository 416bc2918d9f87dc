import type { Context } from '@/lib/platform/context';
import { moveInBulk } from '../bulk';
import type { BulkAssign, BulkOutcome } from '../schema';
import { assignAlert } from './assign';

/** As `assignAlert`; refusals are in the outcome (API §5.3). */
export const bulkAssignAlerts = (
  ctx: Context,
  { alert_tokens, ...input }: BulkAssign,
): Promise<BulkOutcome> => moveInBulk(ctx, alert_tokens, (token) => assignAlert(ctx, token, input));
