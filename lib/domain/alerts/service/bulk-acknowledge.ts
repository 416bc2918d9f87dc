import type { Context } from '@/lib/platform/context';
import { moveInBulk } from '../bulk';
import type { BulkAcknowledge, BulkOutcome } from '../schema';
import { acknowledgeAlert } from './acknowledge';

/** As `acknowledgeAlert`; refusals are in the outcome (API §5.3). */
export const bulkAcknowledgeAlerts = (
  ctx: Context,
  { alert_tokens, hold_seconds }: BulkAcknowledge,
): Promise<BulkOutcome> =>
  moveInBulk(ctx, alert_tokens, (token) => acknowledgeAlert(ctx, token, { hold_seconds }));
