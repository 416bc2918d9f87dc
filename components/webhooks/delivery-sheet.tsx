'use client';

import { RotateCw } from 'lucide-react';
import type { WebhookDelivery } from '@/lib/domain/webhooks/schema';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { Sheet } from '@/components/ui/sheet';
import { DeliveryPayload } from './delivery-payload';
import { answerOf, readable } from './delivery-text';
import { StatusBadge } from '@/components/ui/status-badge';
import { deliveryLook } from './appearance';
import { useReplayDelivery } from './webhook-mutations';

interface DeliverySheetProps {
  delivery: WebhookDelivery;
  canReplay: boolean;
  onClose: () => void;
}

export function DeliverySheet({ delivery, canReplay, onClose }: DeliverySheetProps) {
  const replay = useReplayDelivery(delivery.webhook_id);
  const { id, event_id, event_type, status, next_attempt_at, attempts, attempt_count } = delivery;
  return (
    <Sheet
      open
      onClose={onClose}
      title={event_type}
      description={<StatusBadge look={deliveryLook[status]} />}
      footer={
        canReplay &&
        status !== 'pending' && (
          <Button aria-disabled={replay.isPending} onClick={() => !replay.isPending && replay.mutate(id)}>
            <RotateCw aria-hidden />
            Replay
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Event', value: <span className="font-mono text-xs">{event_id}</span>, isLong: true },
          { label: 'Delivery', value: <span className="font-mono text-xs">{id}</span>, isLong: true },
          ...(next_attempt_at ? [{ label: 'Next attempt', value: formatDateTime(next_attempt_at) }] : []),
        ]}
      />
      <DeliveryPayload webhookId={delivery.webhook_id} deliveryId={id} />
      <section className="flex flex-col gap-4 border-t p-4">
        <h3 className="text-sm font-semibold">
          Attempts <span className="font-normal text-muted">{attempt_count}</span>
        </h3>
        {attempt_count > attempts.length && (
          <p className="text-sm text-muted">The last {attempts.length} are shown.</p>
        )}
        {attempts.length === 0 && <p className="text-sm text-muted">It has not been sent yet.</p>}
        {attempts.toReversed().map((attempt) => (
          <div key={attempt.number} className="flex flex-col gap-1.5 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">
                {attempt.number}. {answerOf(attempt)}
              </span>
              <time dateTime={attempt.started_at} className="text-xs text-muted">
                {formatDateTime(attempt.started_at)}
              </time>
            </p>
            {attempt.response_body && (
              <CodeBlock
                label={`Answer to attempt ${attempt.number}`}
                code={readable(attempt.response_body)}
              />
            )}
          </div>
        ))}
      </section>
    </Sheet>
  );
}
