import type { WebhookWithSecret } from '@/lib/domain/webhooks/schema';
import type { ShownSecret } from '@/components/ui/secret-dialog';

export const secretOf = ({ secret }: Pick<WebhookWithSecret, 'secret'>): ShownSecret => ({
  title: 'The secret of the webhook',
  text: 'Your system uses it to verify that an event comes from Probity.',
  parts: [{ label: 'Signing secret', value: secret }],
});

/**
 * The new secret of a webhook. The old one also signs for a day, so that both ends can be changed in turn (API §8.3).
 */
export const rotatedSecretOf = (webhook: Pick<WebhookWithSecret, 'secret'>): ShownSecret => ({
  ...secretOf(webhook),
  title: 'The new secret of the webhook',
  text: 'For 24 hours events are also signed with the old secret, so that you can change it without losing events.',
});
