import { followEvents } from '@/clients/typescript/src/stream';
import type { WebhookEvent } from '@/clients/typescript/src/webhook';
import { signedHeaders } from '@/lib/domain/webhooks/signature';

export interface Forwarding {
  baseUrl: string;
  apiKey: string;
  /** URL that events are posted to. */
  forward: string;
  secret: string;
  signal: AbortSignal;
  print(line: string): void;
}

/** Secret, as for a webhook. */
const timeoutMs = 15_000;

async function post({ forward, secret, signal }: Forwarding, event: WebhookEvent): Promise<string> {
  const body = Buffer.from(JSON.stringify(event));
  const signed = { eventId: event.event_id, body, secrets: [secret], at: new Date() } as const;
  try {
    const answer = await fetch(forward, {
      method: 'POST',
      headers: signedHeaders(signed),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}

/**
 * Posts the events of a project to a URL on this machine, as a webhook would, until the signal aborts.
 * Without retries.
 */
export async function forwardEvents(forwarding: Forwarding): Promise<void> {
  const { baseUrl, apiKey, signal, print } = forwarding;
  for await (const streamed of followEvents({ baseUrl, apiKey, signal })) {
    if (streamed.type === 'opened') {
      print(streamed.resumed ? 'Connected again, nothing missed.' : 'Connected; waiting for events.');
    } else {
      const { event } = streamed;
      print(`${event.event_type} ${event.event_id} → ${await post(forwarding, event)}`);
    }
  }
}
