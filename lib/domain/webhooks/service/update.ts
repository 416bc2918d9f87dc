import { webhookUpdated } from '@/lib/domain/events/events';
import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { refuseForbiddenAddress } from '../address';
import { webhookLifecycle } from '../lifecycle';
import { presentWebhook } from '../present';
import type { UpdateWebhook, Webhook } from '../schema';
import { changeWebhook, type WebhookChange, type WebhookRow } from '../store/webhooks';
import { requireLockedWebhook } from './require-locked';

const actionTo = { active: 'activate', disabled: 'disable' } as const;

/** A webhook that becomes active again starts without failures. */
function moveOf(before: WebhookRow, status: UpdateWebhook['status']): WebhookChange {
  if (status === undefined || status === before.status) return {};
  const { to } = webhookLifecycle.require(actionTo[status], before.status);
  return to === 'active' ? { status: to, failing_since: null } : { status: to };
}

const settingsOf = ({ url, events, description, status }: Webhook) => ({ url, events, description, status });

/**
 * Changes, disables or reactivates a webhook (API §5.8). Throws `NotFound` (404), and `ValidationFailed`
 * (400) for an address that is not allowed.
 */
export function updateWebhook(ctx: Context, id: string, input: UpdateWebhook): Promise<Webhook> {
  const { status, ...settings } = input;
  if (settings.url !== undefined) refuseForbiddenAddress(settings.url);
  return transaction(ctx, async (tx) => {
    const before = await requireLockedWebhook(tx, ctx, id);
    const change = { ...settings, ...moveOf(before, status) };
    if (!isChange(before, change)) return presentWebhook(before);
    const after = presentWebhook(await changeWebhook(tx, ctx, id, change));
    const details = { from: settingsOf(presentWebhook(before)), to: settingsOf(after) };
    recordEvent(tx, ctx, webhookUpdated, { token: id, details, data: {} });
    return after;
  });
}
