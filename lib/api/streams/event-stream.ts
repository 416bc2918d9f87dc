import type { StreamMessage, StreamStep } from '@/lib/domain/answer';
import { onRevocation } from '@/lib/domain/access/trusted';
import { logFault } from '@/lib/platform/errors/log-fault';

export interface StreamTimes {
  /** A comment is sent after this long without other data. */
  heartbeatMs: number;
  /** A client that does not read for this long is disconnected. */
  stalledMs: number;
}

const usualTimes: StreamTimes = { heartbeatMs: 15_000, stalledMs: 30_000 };

/** Reconnection delay for clients. */
const retryMs = 2_000;

const encoder = new TextEncoder();

/** JSON and tokens have no line breaks. */
const blockOf = ({ id, event, data }: StreamMessage) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

/** Its id marks where to resume: all events in between may be hidden from this caller. */
const heartbeatOf = (id: string) => `: heartbeat\nid: ${id}\n\n`;

type Waking = 'step' | 'silent' | 'revoked';

interface Streamed {
  requestId: string;
  steps: (signal: AbortSignal) => AsyncIterator<StreamStep, void>;
  /** Throws if the caller may no longer continue. Called before anything is sent. */
  refuseChanged(): Promise<void>;
  /** Called once, however the stream ends. */
  onEnd(): void;
}

/**
 * An open stream of server-sent events (API §8.6). It is read as fast as its client: it buffers at most one
 * step, and a slow client still gets what it missed.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly #streamed: Streamed;
  readonly #times: StreamTimes;
  readonly #steps: AsyncIterator<StreamStep, void>;
  readonly #ending = new AbortController();
  #controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>; // `start` is called before the constructor ends
  #next: Promise<IteratorResult<StreamStep, void>> | null = null;
  #hasNext = false;
  #wake: (why: Waking) => void = () => {};
  #lastId = '';
  #sentAtMs = performance.now();
  #stalled: NodeJS.Timeout | undefined;

  constructor(streamed: Streamed, times = usualTimes) {
    this.#streamed = streamed;
    this.#times = times;
    this.#steps = streamed.steps(this.#ending.signal);
    this.#expectRead();
    this.body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => void (this.#controller = controller),
        pull: () => this.#pull(),
        cancel: () => void this.#finish(),
      },
      // Nothing is requested before it is read.
      { highWaterMark: 0 },
    );
  }

  /** Ends the stream for the client, which may reconnect. */
  end(): void {
    if (this.#finish()) this.#controller.close();
  }

  /** False if it had already ended. */
  #finish(): boolean {
    if (this.#ending.signal.aborted) return false;
    this.#ending.abort();
    clearTimeout(this.#stalled);
    void this.#steps.return?.().catch(() => {});
    this.#streamed.onEnd();
    return true;
  }

  async #pull(): Promise<void> {
    clearTimeout(this.#stalled);
    try {
      const text = await this.#nextText();
      await this.#streamed.refuseChanged();
      if (this.#ending.signal.aborted) return;
      this.#controller.enqueue(encoder.encode(text));
      this.#sentAtMs = performance.now();
      this.#expectRead();
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      // The next request fails with the reason, if it still applies.
      logFault(error, { request_id: this.#streamed.requestId }, 'a stream broke off');
      this.end();
    }
  }

  #expectRead(): void {
    this.#stalled = setTimeout(() => this.#drop(), this.#times.stalledMs).unref();
  }

  /** Breaks the connection, because its client reads nothing, not even an end. */
  #drop(): void {
    if (this.#finish()) this.#controller.error(new Error('The client does not read the stream.'));
  }

  /** Waits for the next data to send. */
  async #nextText(): Promise<string> {
    for (;;) {
      this.#next ??= this.#askNext();
      const why = await this.#woken();
      if (why === 'silent') return heartbeatOf(this.#lastId);
      if (why === 'revoked') {
        await this.#streamed.refuseChanged();
        continue;
      }
      const step = await this.#next;
      this.#next = null;
      if (step.done) throw new Error('The stream has ended.');
      const retry = this.#lastId === '' ? `retry: ${retryMs}\n` : '';
      this.#lastId = step.value.id;
      if (step.value.messages.length > 0) return retry + step.value.messages.map(blockOf).join('');
    }
  }

  /**
   * The step wakes whoever is waiting. `Promise.race` would leave a reaction on its promise for each call
   * until it resolves.
   */
  #askNext(): Promise<IteratorResult<StreamStep, void>> {
    const next = this.#steps.next();
    this.#hasNext = false;
    const settle = () => {
      this.#hasNext = true;
      this.#wake('step');
    };
    next.then(settle, settle);
    return next;
  }

  /** Resolves when the step has arrived, a heartbeat is due, or something was revoked. */
  async #woken(): Promise<Waking> {
    if (this.#hasNext) return 'step';
    const { promise, resolve } = Promise.withResolvers<Waking>();
    this.#wake = resolve;
    const dueMs = this.#sentAtMs + this.#times.heartbeatMs - performance.now();
    const timer = setTimeout(resolve, Math.max(0, dueMs), 'silent');
    const unlisten = onRevocation(() => resolve('revoked'));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      unlisten();
    }
  }
}
