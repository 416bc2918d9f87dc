'use client';

import { RotateCw, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { DeliveryFilters, DeliveryStatus, Webhook, WebhookDelivery } from '@/lib/domain/webhooks/schema';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { Button } from '@/components/ui/button';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { noSelection } from '@/components/ui/data-table/selection';
import { EmptyState } from '@/components/ui/empty-state';
import { askedOf, type Filter } from '@/components/ui/filters/active-filters';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { useFilters } from '@/components/ui/filters/use-filters';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { toast } from '@/components/ui/toast';
import { deliveryLook } from './appearance';
import { DeliverySheet } from './delivery-sheet';
import { lastAnswer, replayedText } from './delivery-text';
import { eventNames, eventWords } from './event-names';
import { StatusBadge } from '@/components/ui/status-badge';
import { useReplayAll, useReplayChosen } from './webhook-mutations';

const statuses = Object.keys(deliveryLook) as DeliveryStatus[]; // its own keys
const filters: readonly Filter[] = [
  {
    name: 'status',
    label: 'State',
    choices: statuses.map((value) => ({ value, label: deliveryLook[value].word })),
  },
  {
    name: 'event_type',
    label: 'Event',
    choices: eventNames.map((value) => ({ value, label: value, hint: eventWords[value] })),
  },
];

const sentAt = ({ attempts, delivered_at }: WebhookDelivery) => attempts.at(-1)?.started_at ?? delivered_at;

const columns: readonly Column<WebhookDelivery>[] = [
  {
    id: 'event',
    name: 'Event',
    priority: 1,
    cell: (each) => (
      <>
        <span className={`font-mono text-xs ${lineStyle}`}>{each.event_type}</span>
        <span className={`text-xs font-normal text-muted ${lineStyle} ${shownWhenFolded[3]}`}>
          {lastAnswer(each)}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    name: 'State',
    priority: 1,
    width: 'w-38',
    cell: ({ status }) => <StatusBadge look={deliveryLook[status]} />,
  },
  { id: 'answer', name: 'Last answer', priority: 3, width: 'w-64', cell: (each) => lastAnswer(each) },
  {
    id: 'attempts',
    name: 'Attempts',
    priority: 3,
    width: 'w-20',
    align: 'end',
    cell: ({ attempt_count }) => attempt_count,
  },
  {
    id: 'sent',
    name: 'Last sent',
    priority: 2,
    width: 'w-48',
    cell: (each) => {
      const at = sentAt(each);
      return at ? (
        <time dateTime={at}>{formatDateTime(at)}</time>
      ) : (
        <span className="text-faint">Not yet</span>
      );
    },
  },
];

type Asked = Omit<DeliveryFilters, 'event_type'> & { event_type?: (typeof eventNames)[number] };

const keyOf = ({ id }: WebhookDelivery) => id;
const waitingMs = 2_000;

export function Deliveries({ webhook: { id, status }, canReplay }: { webhook: Webhook; canReplay: boolean }) {
  const [state, setState] = useFilters(filters);
  const [selection, setSelection] = useState(noSelection);
  const [openId, setOpenId] = useState<string | null>(null);
  const asked = useMemo(() => askedOf<Asked>(state), [state]);
  const params = { path: { webhook_id: id }, query: asked };
  const { query, rows, total, totalIsMinimum } = useListPages<WebhookDelivery>({
    queryKey: ['/v1/webhooks/{webhook_id}/deliveries', params],
    load: (cursor, signal) =>
      bodyOf(
        api.GET('/v1/webhooks/{webhook_id}/deliveries', {
          params: { ...params, query: { ...params.query, cursor } },
          signal,
        }),
      ),
    // No event reports when a pending delivery is sent.
    refetchMs: (shown) => shown.some((each) => each.status === 'pending') && waitingMs,
  });
  const target = useMemo(
    () => (row: WebhookDelivery) => ({ label: row.event_type, onActivate: () => setOpenId(row.id) }),
    [],
  );
  const open = rows.find((row) => row.id === openId);
  const replays = canReplay && status === 'active';
  return (
    <Panel
      title="Deliveries"
      aside={
        <Button
          look="quiet"
          size="small"
          aria-disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          <RotateCw aria-hidden />
          Refresh
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2 border-b px-4 py-2">
        <FilterBar filters={filters} state={state} onChange={setState} />
        {replays && (
          <ReplayBar
            webhookId={id}
            chosen={[...selection.keys]}
            status={asked.status}
            onDone={() => setSelection(noSelection)}
          />
        )}
      </div>
      <DataTable
        label="Deliveries"
        noun={['delivery', 'deliveries']}
        columns={columns}
        mainColumn="event"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        totalIsMinimum={totalIsMinimum}
        selection={replays ? { value: selection, onChange: setSelection } : undefined}
        currentKey={openId ?? undefined}
        className="rounded-b-lg"
        empty={
          <EmptyState icon={Send} title="No deliveries">
            <p>
              {Object.keys(asked).length > 0
                ? 'No deliveries match these filters.'
                : 'Events sent to this webhook appear here.'}
            </p>
          </EmptyState>
        }
      />
      {open && <DeliverySheet delivery={open} canReplay={replays} onClose={() => setOpenId(null)} />}
    </Panel>
  );
}

interface ReplayBarProps {
  webhookId: string;
  chosen: readonly string[];
  status: DeliveryStatus | undefined;
  onDone: () => void;
}

function ReplayBar({ webhookId, chosen, status, onDone }: ReplayBarProps) {
  const some = useReplayChosen(webhookId);
  const all = useReplayAll(webhookId);
  const isPending = some.isPending || all.isPending;
  const said = (replayed: number, refused: number) => {
    toast.info(replayedText(replayed, refused));
    onDone();
  };
  if (chosen.length > 0)
    return (
      <Button
        aria-disabled={isPending}
        onClick={() =>
          !isPending && some.mutate(chosen, { onSuccess: ({ replayed, refused }) => said(replayed, refused) })
        }
      >
        {isPending ? 'Replaying…' : `Replay ${chosen.length} selected`}
      </Button>
    );
  const wanted = status === 'undeliverable' ? status : 'failed';
  return (
    <Button
      aria-disabled={isPending}
      onClick={() => !isPending && all.mutate(wanted, { onSuccess: (replayed) => said(replayed, 0) })}
    >
      {isPending ? 'Replaying…' : `Replay all ${wanted}`}
    </Button>
  );
}
