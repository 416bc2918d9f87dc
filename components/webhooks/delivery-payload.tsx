import { useQuery } from '@tanstack/react-query';
import { CodeBlock } from '@/components/ui/code-block';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { readQuery } from '@/lib/api/query';
import { readable } from './delivery-text';

interface DeliveryPayloadProps {
  webhookId: string;
  deliveryId: string;
}

/** The payload of a delivery, loaded when the delivery is opened, because lists leave it out. */
export function DeliveryPayload({ webhookId, deliveryId }: DeliveryPayloadProps) {
  const query = useQuery(
    readQuery('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}', {
      path: { webhook_id: webhookId, delivery_id: deliveryId },
    }),
  );
  return (
    <section aria-label="Payload" className="flex flex-col gap-2 border-t p-4">
      <h3 className="text-sm font-semibold">Payload</h3>
      {query.isPending && <Skeleton className="h-40 rounded-md" />}
      {query.isError && (
        <ProblemNotice
          title="The payload could not be loaded"
          problem={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.payload && <CodeBlock label="JSON" code={readable(query.data.payload)} />}
      {query.data?.payload === null && (
        <p className="text-sm text-muted">
          You may not read the resource of this event, so its payload is not shown.
        </p>
      )}
    </section>
  );
}
