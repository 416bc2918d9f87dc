import { problemOf, ProbityError } from './problem.ts';
import type { components } from './schema.ts';
import type { WebhookEvent } from './webhook.ts';

type Alert = components['schemas']['Alert'];

/** What a person's session is told that is no event. What was missed does not come again: read alerts again after `opened`. */
export type LiveMessage =
  /** Somebody acknowledged, assigned, snoozed or held an alert, or undid that. */
  | {
      type: 'alert.changed';
      data: Pick<
        Alert,
        | 'token'
        | 'case_token'
        | 'entity_token'
        | 'status'
        | 'assigned_to'
        | 'snoozed_until'
        | 'held'
        | 'updated_at'
      >;
    }
  /** A colleague has this alert open, or none any more. Said again every 20 seconds. */
  | { type: 'alert.viewed'; data: { user_token: string; alert_token: string | null } };

export interface StreamOptions {
  /** `https://probity.example`, without a path. */
  baseUrl: string;
  /** Of a project. Keep it on a server. A page of the console has none: its session opens the stream. */
  apiKey?: string;
  /** The `id` that came last, to go on after a restart. */
  lastEventId?: string | undefined;
  /** Ends it. */
  signal?: AbortSignal;
  /** Called when a connection was lost; another is tried until one opens. */
  onLost?: () => void;
  /** Called with how many notices a person's session has not read, when that changes. What was missed does not come again. */
  onNotices?: (unread: number) => void;
  /** Called with what only a person's session is told. */
  onMessage?: (message: LiveMessage) => void;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * `opened` comes first, and again after each lost connection. Where `resumed` is false something may have been missed:
 * read your lists again. Keep `id` to go on after a restart.
 */
export type Streamed =
  | { type: 'opened'; id: string; resumed: boolean }
  | { type: 'event'; id: string; event: WebhookEvent };

/** A heartbeat comes every 15 seconds: a connection that is silent for so long is dead. */
const silentMs = 45_000;
const usualRetryMs = 2_000;

const after = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', end);
  });

/** The fields of a block of the stream: lines `name: value`, of which we send each once. */
const fieldsOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );

async function* blocksOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function streamedOf(
  { id = '', event, data }: Record<string, string>,
  options: StreamOptions,
): Streamed | null {
  if (data === undefined) return null;
  // What Probity sends.
  if (event === 'stream.opened') return { type: 'opened', id, ...(JSON.parse(data) as { resumed: boolean }) };
  if (event === 'alert.changed' || event === 'alert.viewed') {
    options.onMessage?.({ type: event, data: JSON.parse(data) } as LiveMessage);
    return null;
  }
  if (event !== 'notifications.changed')
    return { type: 'event', id, event: JSON.parse(data) as WebhookEvent };
  options.onNotices?.((JSON.parse(data) as { unread: number }).unread);
  return null;
}

interface Place {
  id: string | undefined;
  retryMs: number;
}

/** One connection, until it ends. Moves the place on. Throws `ProbityError` for an error answer. */
async function* connection(options: StreamOptions, place: Place): AsyncGenerator<Streamed, void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silentMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silentMs);
  };
  try {
    const { signal = silence.signal, fetch = globalThis.fetch } = options;
    const request = new Request(`${options.baseUrl}/v1/events/stream`, {
      headers: {
        ...(options.apiKey !== undefined && { 'X-API-KEY': options.apiKey }),
        Accept: 'text/event-stream',
        ...(place.id !== undefined && { 'Last-Event-ID': place.id }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const response = await fetch(request);
    if (!response.ok) throw await problemOf(response);
    if (!response.body) return;
    for await (const block of blocksOf(response.body, heard)) {
      const fields = fieldsOf(block);
      place.id = fields.id ?? place.id;
      place.retryMs = Number(fields.retry ?? place.retryMs);
      const streamed = streamedOf(fields, options);
      if (streamed) yield streamed;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait before the next connection. Throws what no other connection would mend. */
function waitAfter(error: unknown, { retryMs }: Place): number {
  if (!(error instanceof ProbityError)) return retryMs;
  if (error.status !== 429 && error.status < 500) throw error;
  return (error.retryAfter ?? 5) * 1000;
}

/**
 * The events of the project as they happen, each once and in order. A lost connection is opened again and goes on where it
 * was. Throws `ProbityError` when the key is refused.
 *
 *     for await (const streamed of followEvents({ baseUrl, apiKey })) …
 */
export async function* followEvents(options: StreamOptions): AsyncGenerator<Streamed, void> {
  const { signal } = options;
  const place: Place = { id: options.lastEventId, retryMs: usualRetryMs };
  while (!signal?.aborted) {
    let waitMs = place.retryMs;
    try {
      yield* connection(options, place);
      waitMs = place.retryMs;
    } catch (error) {
      if (signal?.aborted) return;
      waitMs = waitAfter(error, place);
    }
    if (signal?.aborted) return;
    options.onLost?.();
    await after(waitMs, signal);
  }
}
