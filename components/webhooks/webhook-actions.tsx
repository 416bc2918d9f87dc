'use client';

import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Webhook } from '@/lib/domain/webhooks/schema';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SecretDialog, type ShownSecret } from '@/components/ui/secret-dialog';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { rotatedSecretOf } from './secret';
import { EditWebhookForm } from './webhook-form';
import { useDeleteWebhook, useRotateSecret, useTestWebhook, useUpdateWebhook } from './webhook-mutations';

type Shown = 'edit' | 'rotate' | 'delete';

/** The actions on a webhook, for administrators. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const router = useRouter();
  const [shown, setShown] = useState<Shown | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const close = () => setShown(null);
  const test = useTestWebhook(webhook.id);
  const isActive = webhook.status === 'active';
  const rotate = useRotateSecret(webhook.id);
  const remove = useDeleteWebhook(webhook.id);
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label="More actions">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {isActive && (
          <MenuItem icon={KeyRound} onClick={() => setShown('rotate')}>
            Replace the secret
          </MenuItem>
        )}
        {webhook.status !== 'disabled' && <Disable webhook={webhook} />}
        <MenuSeparator />
        <MenuItem icon={Trash2} look="destructive" onClick={() => setShown('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <Button aria-haspopup="dialog" onClick={() => setShown('edit')}>
        <Pencil aria-hidden />
        Change
      </Button>
      {isActive ? (
        <Button
          look="primary"
          aria-disabled={test.isPending}
          onClick={() => !test.isPending && test.mutate()}
        >
          <Send aria-hidden />
          Send test event
        </Button>
      ) : (
        <Enable webhook={webhook} />
      )}
      {shown === 'edit' && <EditWebhookForm webhook={webhook} onClose={close} />}
      {shown === 'rotate' && (
        <ConfirmDialog
          title="Replace the secret?"
          label="Replace the secret"
          refused="The secret could not be replaced"
          change={rotate}
          onClose={close}
          onDone={(changed) => setSecret(rotatedSecretOf(changed))}
        >
          <p>
            The new secret of <b className="font-medium wrap-anywhere">{webhook.url}</b> is shown once. For 24
            hours events are signed with both secrets.
          </p>
        </ConfirmDialog>
      )}
      {shown === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          label="Delete the webhook"
          look="destructive"
          refused="The webhook could not be deleted"
          change={remove}
          onClose={close}
          onDone={() => router.push('/webhooks')}
        >
          <p>
            <b className="font-medium wrap-anywhere">{webhook.url}</b> will get no more events. All its
            deliveries are deleted, including pending ones. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function Enable({ webhook: { id } }: { webhook: Webhook }) {
  const enable = useUpdateWebhook(id, 'Webhook enabled');
  return (
    <Button
      look="primary"
      aria-disabled={enable.isPending}
      onClick={() => !enable.isPending && enable.mutate({ status: 'active' })}
    >
      <Play aria-hidden />
      Enable
    </Button>
  );
}

function Disable({ webhook: { id } }: { webhook: Webhook }) {
  const disable = useUpdateWebhook(id, 'Webhook disabled');
  return (
    <MenuItem icon={Pause} onClick={() => disable.mutate({ status: 'disabled' })}>
      Disable
    </MenuItem>
  );
}
