'use client';

import { useState } from 'react';
import type { OauthClient, OauthClientWithSecret } from '@/lib/domain/access/schema';
import { EnvironmentBadge } from '@/components/shell/project-badge';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { Sheet } from '@/components/ui/sheet';
import { StatusBadge } from '@/components/ui/status-badge';
import { clientLook } from './client-look';
import { EditClientForm } from './client-form';
import { KeyHistory } from './key-history';
import { useRevokeClient, useRotateClient } from './client-mutations';

interface ClientSheetProps {
  client: OauthClient;
  onClose: () => void;
  onSecret: (client: OauthClientWithSecret) => void;
}

type Shown = 'edit' | 'rotate' | 'revoke';

export function ClientSheet({ client, onClose, onSecret }: ClientSheetProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const rotate = useRotateClient(client.id);
  const revoke = useRevokeClient(client.id);
  const close = () => setShown(null);
  return (
    <Sheet
      open
      onClose={onClose}
      title={client.name}
      description={<StatusBadge look={clientLook[client.status]} />}
      footer={
        client.status === 'active' && (
          <>
            <Button look="destructive" aria-haspopup="dialog" onClick={() => setShown('revoke')}>
              Revoke
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setShown('rotate')}>
              Replace the secret
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setShown('edit')}>
              Change
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Client ID', value: <span className="font-mono text-xs">{client.id}</span>, isLong: true },
          { label: 'Environment', value: <EnvironmentBadge /> },
          { label: 'Added', value: formatDateTime(client.created_at) },
          {
            label: 'Last token issued',
            value: client.last_used_at ? formatDateTime(client.last_used_at) : 'Never',
          },
        ]}
      />
      <section className="border-t px-4 py-3">
        <h3 className="mb-1 text-sm font-semibold">Scopes</h3>
        <ul className="font-mono text-xs leading-6">
          {client.scopes.map((scope) => (
            <li key={scope}>{scope}</li>
          ))}
        </ul>
      </section>
      <section className="border-t" aria-label="History">
        <h3 className="px-4 pt-3 text-sm font-semibold">History</h3>
        <KeyHistory of={{ target_token: client.id }} />
      </section>
      {shown === 'edit' && <EditClientForm client={client} onClose={close} />}
      {shown === 'rotate' && (
        <ConfirmDialog
          title={`Replace the secret of ${client.name}?`}
          label="Replace the secret"
          refused="The secret could not be replaced"
          change={rotate}
          onClose={close}
          onDone={(changed) => {
            onClose();
            onSecret(changed);
          }}
        >
          The old secret and its tokens stop working immediately. The new secret is shown once.
        </ConfirmDialog>
      )}
      {shown === 'revoke' && (
        <ConfirmDialog
          title={`Revoke ${client.name}?`}
          label="Revoke"
          look="destructive"
          refused="The client could not be revoked"
          change={revoke}
          onClose={close}
          onDone={onClose}
        >
          The client and its tokens stop working immediately. This cannot be undone.
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
