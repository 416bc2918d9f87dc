import { moveInBulk } from '@/lib/domain/alerts/bulk';
import type { BulkOutcome, BulkResolve } from '@/lib/domain/alerts/schema';
import type { Context } from '@/lib/platform/context';
import { resolveAlert } from './resolve-alert';

/** As `resolveAlert`, whose refusals are in the outcome (API §5.3). */
export const bulkResolveAlerts = (
  ctx: Context,
  { alert_tokens, ...input }: BulkResolve,
): Promise<BulkOutcome> => moveInBulk(ctx, alert_tokens, (token) => resolveAlert(ctx, token, input));
