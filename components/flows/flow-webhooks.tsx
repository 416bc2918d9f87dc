'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { readQuery } from '@/lib/api/query';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { Panel } from '@/components/ui/panel';
import { isForEveryEvent, webhookLook } from '@/components/webhooks/appearance';
import { StatusBadge } from '@/components/ui/status-badge';

/** The event that carries the result of each kind of flow. */
const resultEvent = (type: FlowResult['flow_type']) =>
  type === 'screening' ? 'screening.completed' : 'verification.completed';

/** The webhooks that receive the flow's result. */
export function FlowWebhooks({ flow }: { flow: FlowResult }) {
  const event = resultEvent(flow.flow_type);
  const found = useQuery(readQuery('/v1/webhooks', { query: { limit: 100 } }));
  const told = (found.data?.data ?? []).filter(
    ({ events }) => isForEveryEvent(events) || events.includes(event),
  );
  return (
    <Panel title="Webhooks" note={event}>
      {found.isSuccess && told.length === 0 && (
        <p className="px-4 py-3 text-sm text-muted">No webhook receives the result.</p>
      )}
      <ul>
        {told.map((webhook) => (
          <li key={webhook.id} className="border-b last:border-b-0">
            <Link
              href={`/webhooks/${webhook.id}?event_type=${event}`}
              prefetch={false}
              className="flex flex-wrap items-center justify-between gap-2 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
            >
              <span className="min-w-0 wrap-anywhere">{webhook.url}</span>
              <StatusBadge look={webhookLook(webhook)} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
