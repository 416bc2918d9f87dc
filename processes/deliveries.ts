import type { Pool } from 'pg';
import { Loop } from '@/lib/platform/work/loop';
import { apiVersion } from '@/lib/domain/answer';
import { reachOfWebhooks } from '@/lib/domain/webhooks/address';
import { Sender } from '@/lib/domain/webhooks/sender';
import { giveUpFailingWebhooks } from '@/lib/domain/webhooks/service/give-up-failing';
import { publishedChannel } from '@/lib/platform/work/announce';
import { GuardedClient } from '@/lib/platform/outbound/guarded-client';
import { listen } from '@/lib/platform/database/listen';
import { log } from '@/lib/platform/errors/log';
import type { Stoppable } from './stop-when-asked';

/** A notification may be lost, and retries become due by time. */
const usualLookMs = 250;
const giveUpEveryMs = 10_000;

/**
 * Sends webhook deliveries when they are due (docs/adr/0056). The pool provides a connection to listen on.
 */
export function followDeliveries(pool: Pool): Stoppable {
  const client = new GuardedClient({ reach: reachOfWebhooks(), userAgent: `Probity/${apiVersion}` });
  const sender = new Sender({ client, onFree: () => sending.wake() });
  const sending = new Loop({
    name: 'webhook deliveries',
    intervalMs: usualLookMs,
    work: () => sender.sendDue(),
    logger: log,
  });
  const givingUp = new Loop({
    name: 'failing webhooks',
    intervalMs: giveUpEveryMs,
    work: () => giveUpFailingWebhooks(),
    logger: log,
  });
  const stopping = new AbortController();
  const following = {
    pool,
    channel: publishedChannel,
    onNotification: () => sending.wake(),
    onListening: () => sending.wake(),
    onBroken: () => log.warn('notifications of published events are not received; polling for deliveries'),
  };
  const listening = listen(following, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([listening, sending.stop(), givingUp.stop()]);
      // Deliveries in progress end within the request timeout; those that the process does not wait for are
      // sent again.
      await sender.settle();
      await client.close();
    },
  };
}
