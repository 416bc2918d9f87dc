'use client';

import { KeyRound, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { OauthClient, OauthClientWithSecret } from '@/lib/domain/access/schema';
import { AdminsOnly } from '@/components/shell/admins-only';
import { PageHeader } from '@/components/ui/page-header';
import { SecretDialog, type ShownSecret } from '@/components/ui/secret-dialog';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { Button } from '@/components/ui/button';
import { type Column, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { RelativeTime } from '@/components/ui/relative-time';
import { ApiKeyPanel } from './api-key-panel';
import { StatusBadge } from '@/components/ui/status-badge';
import { clientLook } from './client-look';
import { ClientForm } from './client-form';
import { ClientSheet } from './client-sheet';
import { scopesText } from './scopes';

const columns: readonly Column<OauthClient>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: ({ name, scopes }) => (
      <>
        <bdi className="block truncate">{name}</bdi>
        <span className={`block truncate text-xs font-normal text-muted ${shownWhenFolded[2]}`}>
          {scopesText(scopes)}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    name: 'State',
    priority: 1,
    width: 'w-28',
    cell: ({ status }) => <StatusBadge look={clientLook[status]} />,
  },
  { id: 'scopes', name: 'Scopes', priority: 2, width: 'w-56', cell: ({ scopes }) => scopesText(scopes) },
  {
    id: 'used',
    name: 'Last token issued',
    priority: 3,
    width: 'w-40',
    cell: ({ last_used_at }) =>
      last_used_at ? (
        <RelativeTime timestamp={last_used_at} form="text" />
      ) : (
        <span className="text-faint">Never</span>
      ),
  },
  {
    id: 'created',
    name: 'Added',
    priority: 4,
    width: 'w-32',
    cell: ({ created_at }) => <RelativeTime timestamp={created_at} form="text" />,
  },
];

const keyOf = ({ id }: OauthClient) => id;
const load = (cursor: string | undefined, signal: AbortSignal) =>
  bodyOf(api.GET('/v1/oauth-clients', { params: { query: { cursor } }, signal }));

const secretOf = ({ id, client_secret }: OauthClientWithSecret): ShownSecret => ({
  title: 'The secret of the client',
  text: 'Your system uses both to request access tokens at /oauth/token.',
  parts: [
    { label: 'Client ID', value: id },
    { label: 'Client secret', value: client_secret },
  ],
});

export function KeysPage() {
  return (
    <>
      <PageHeader
        title="Keys"
        note="How your own systems sign in. The audit log shows which of them made a change."
      />
      <AdminsOnly thing="Keys">
        <div className="@container/page p-(--page-gutter)">
          <div className="grid items-start gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_24rem]">
            <OauthClients />
            <ApiKeyPanel />
          </div>
        </div>
      </AdminsOnly>
    </>
  );
}

function OauthClients() {
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { query, rows, total } = useListPages<OauthClient>({ queryKey: ['/v1/oauth-clients', {}], load });
  const target = useMemo(
    () => (row: OauthClient) => ({ label: row.name, onActivate: () => setOpenId(row.id) }),
    [],
  );
  const open = rows.find(({ id }) => id === openId);
  const add = (
    <Button look="primary" size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add client
    </Button>
  );
  return (
    <Panel title="OAuth clients" aside={rows.length > 0 && add}>
      <DataTable
        label="OAuth clients"
        noun={['client', 'clients']}
        columns={columns}
        mainColumn="name"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        density="comfortable"
        currentKey={openId ?? undefined}
        className="rounded-b-lg"
        empty={
          <EmptyState icon={KeyRound} title="No OAuth clients yet">
            <p>A client gets tokens that are valid for 15 minutes, with only the scopes that you choose.</p>
            {add}
          </EmptyState>
        }
      />
      {isAdding && (
        <ClientForm
          onClose={() => setAdding(false)}
          onCreated={(client) => {
            setAdding(false);
            setSecret(secretOf(client));
          }}
        />
      )}
      {open && (
        <ClientSheet
          client={open}
          onClose={() => setOpenId(null)}
          onSecret={(client) => setSecret(secretOf(client))}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}
