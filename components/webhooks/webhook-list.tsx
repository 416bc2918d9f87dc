'use client';

import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { Webhook, WebhookWithSecret } from '@/lib/domain/webhooks/schema';
import { PageHeader } from '@/components/ui/page-header';
import { SecretDialog } from '@/components/ui/secret-dialog';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { Written } from '@/components/ui/written';
import { eventsText, webhookLook } from './appearance';
import { secretOf } from './secret';
import { UrlText } from './url-text';
import { StatusBadge } from '@/components/ui/status-badge';
import { WebhookForm } from './webhook-form';

const columns: readonly Column<Webhook>[] = [
  {
    id: 'url',
    name: 'Address',
    priority: 1,
    skeleton: 'w-64',
    cell: (webhook) => (
      <>
        <span className={lineStyle}>
          <UrlText url={webhook.url} />
        </span>
        {webhook.description && (
          <Written className={`${lineStyle} text-xs font-normal text-muted`}>{webhook.description}</Written>
        )}
        <span className={`${lineStyle} text-xs font-normal text-muted ${shownWhenFolded[3]}`}>
          {eventsText(webhook.events)}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    name: 'State',
    priority: 1,
    width: 'w-36',
    cell: (webhook) => <StatusBadge look={webhookLook(webhook)} />,
  },
  {
    id: 'failing',
    name: 'Failing since',
    priority: 4,
    width: 'w-36',
    cell: ({ failing_since }) =>
      failing_since ? (
        <RelativeTime timestamp={failing_since} form="text" />
      ) : (
        <span className="text-faint">–</span>
      ),
  },
  { id: 'events', name: 'Events', priority: 3, width: 'w-56', cell: ({ events }) => eventsText(events) },
  {
    id: 'created',
    name: 'Added',
    priority: 4,
    width: 'w-28',
    cell: ({ created_at }) => <RelativeTime timestamp={created_at} form="text" />,
  },
];

const keyOf = ({ id }: Webhook) => id;
const target = ({ id, url }: Webhook) => ({ label: url, href: `/webhooks/${id}` });
const load = (cursor: string | undefined, signal: AbortSignal) =>
  bodyOf(api.GET('/v1/webhooks', { params: { query: { cursor } }, signal }));

export function WebhookList() {
  const isAdmin = useViewer().role === 'admin';
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<WebhookWithSecret | null>(null);
  const { query, rows, total } = useListPages<Webhook>({ queryKey: ['/v1/webhooks', {}], load });
  const add = (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add webhook
    </Button>
  );
  return (
    <div className="full-bleed">
      <PageHeader
        title="Webhooks"
        note={`URLs of your systems that receive events.${isAdmin ? '' : ' Only administrators can add or change them.'}`}
        actions={isAdmin && add}
      />
      <DataTable
        label="Webhooks"
        noun={['webhook', 'webhooks']}
        columns={columns}
        mainColumn="url"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        density="comfortable"
        empty={
          <EmptyState icon={WebhookIcon} title="No webhooks yet">
            <p>A webhook notifies your system of events, such as a raised alert or a closed case.</p>
            {isAdmin ? add : <p>An administrator can add one.</p>}
          </EmptyState>
        }
      />
      {isAdding && (
        <WebhookForm
          onClose={() => setAdding(false)}
          onCreated={(webhook) => {
            setAdding(false);
            setCreated(webhook);
          }}
        />
      )}
      {created && (
        <SecretDialog secret={secretOf(created)} onClose={() => router.push(`/webhooks/${created.id}`)} />
      )}
    </div>
  );
}
