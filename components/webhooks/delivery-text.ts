import { counted } from '@/components/ui/format';
import type { WebhookDelivery } from '@/lib/domain/webhooks/schema';

type Attempt = WebhookDelivery['attempts'][number];

/** "200 in 40 ms", "No answer: timeout" */
export function answerOf({ response_status, error, duration_ms }: Attempt): string {
  if (response_status !== null) return `${response_status} in ${duration_ms} ms`;
  return `No answer${error ? `: ${error}` : ''}`;
}

export function lastAnswer({ attempts }: Pick<WebhookDelivery, 'attempts'>): string {
  const last = attempts.at(-1);
  return last ? answerOf(last) : 'Not sent yet';
}

export function replayedText(replayed: number, refused: number): string {
  if (replayed === 0 && refused === 0) return 'Nothing to send again';
  const sent = `${counted(replayed, 'delivery', 'deliveries')} will be sent again`;
  return refused === 0 ? sent : `${sent}, ${refused} could not be sent again`;
}

/** JSON broken into lines; other text unchanged. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // an answer may be any text
  }
}
