'use client';

import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Webhook } from '@/lib/domain/webhooks/schema';
import { NotLoaded } from '@/components/ui/not-loaded';
import { PageHeader } from '@/components/ui/page-header';
import { useViewer } from '@/components/shell/viewer';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { Written } from '@/components/ui/written';
import { isForEveryEvent, webhookLook } from './appearance';
import { Deliveries } from './deliveries';
import { UrlText } from './url-text';
import { WebhookActions } from './webhook-actions';
import { StatusBadge } from '@/components/ui/status-badge';

const back = { label: 'Webhooks', href: '/webhooks' };

export function WebhookPage({ id }: { id: string }) {
  const {
    data: webhook,
    isError,
    error,
    refetch,
  } = useQuery(readQuery('/v1/webhooks/{webhook_id}', { path: { webhook_id: id } }));
  const isAdmin = useViewer().role === 'admin';
  if (!webhook && isError)
    return <NotLoaded thing="webhook" problem={error} onRetry={() => void refetch()} back={back} />;
  if (!webhook) return <WebhookSkeleton />;
  return (
    <>
      <PageHeader
        title={<UrlText url={webhook.url} />}
        beside={<StatusBadge look={webhookLook(webhook)} />}
        note={webhook.description && <Written>{webhook.description}</Written>}
        back={back}
        actions={isAdmin && <WebhookActions webhook={webhook} />}
      />
      <StateNote webhook={webhook} />
      <div className="@container/page p-(--page-gutter)">
        <div className="grid items-start gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_20rem]">
          <Deliveries webhook={webhook} canReplay={isAdmin} />
          <div className="flex min-w-0 flex-col gap-4">
            <About webhook={webhook} isAdmin={isAdmin} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What it means for the events that a webhook does not deliver, and what to do. */
function StateNote({ webhook: { status, failing_since } }: { webhook: Webhook }) {
  if (status === 'active' && failing_since === null) return null;
  return (
    <div
      role="status"
      className="tone-caution mx-(--page-gutter) mt-(--page-gutter) rounded-md border border-tone/40 bg-tone-soft p-3 text-sm text-ink"
    >
      {status === 'active' && failing_since && (
        <>
          Every delivery has failed since{' '}
          <time dateTime={failing_since}>{formatDateTime(failing_since)}</time>. They are retried for seven
          days; then the webhook becomes Undeliverable, and nothing more is sent.
        </>
      )}
      {status === 'undeliverable' &&
        'Deliveries failed for seven days, so nothing more is sent. Correct the address and enable the webhook to send pending deliveries. Events since then have no delivery; read them from the event stream.'}
      {status === 'disabled' && 'Nothing is sent until the webhook is enabled.'}
    </div>
  );
}

function About({ webhook, isAdmin }: { webhook: Webhook; isAdmin: boolean }) {
  return (
    <Panel title="About">
      <Facts
        facts={[
          { label: 'Added', value: <RelativeTime timestamp={webhook.created_at} form="text" /> },
          { label: 'Last changed', value: <RelativeTime timestamp={webhook.updated_at} form="text" /> },
          {
            label: 'Identifier',
            value: <span className="font-mono text-xs">{webhook.id}</span>,
            isLong: true,
          },
        ]}
      />
      <div className="border-t px-4 py-3 text-sm">
        <h3 className="mb-1 text-muted">Events</h3>
        {isForEveryEvent(webhook.events) ? (
          <p>All events</p>
        ) : (
          <ul className="font-mono text-xs leading-5">
            {webhook.events.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isAdmin && (
        <p className="border-t px-4 py-3 text-sm text-muted">
          Only administrators can change this webhook or resend deliveries.
        </p>
      )}
    </Panel>
  );
}

function WebhookSkeleton() {
  return (
    <div aria-busy className="@container/page flex flex-col gap-4 p-(--page-gutter)">
      <Skeleton className="h-7 w-72 max-w-full" />
      <div className="grid gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-48" />
      </div>
    </div>
  );
}
