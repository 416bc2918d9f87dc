import type { StreamMessage, StreamStep } from '@/lib/domain/answer';
import { onRevocation } from '@/lib/domain/access/trusted';
import { logFault } from '@/lib/platform/log-fault';

export interface StreamTimes {
  /** A comment is sent after this long without anything else. */
  heartbeatMs: number;
  /** Whoever does not read what was sent for so long is left alone. */
  stalledMs: number;
}

const usualTimes: StreamTimes = { heartbeatMs: 15_000, stalledMs: 30_000 };

/** Asked of clients that reconnect by themselves. */
const retryMs = 2_000;

const encoder = new TextEncoder();

/** JSON and tokens have no line breaks. */
const blockOf = ({ id, event, data }: StreamMessage) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

/** Its id is where to resume: the events meanwhile may all have been others' to read. */
const heartbeatOf = (id: string) => `: heartbeat\nid: ${id}\n\n`;

type Waking = 'step' | 'silent' | 'revoked';

interface Streamed {
  requestId: string;
  steps: (signal: AbortSignal) => AsyncIterator<StreamStep, void>;
  /** Throws when the caller may not go on. Asked before anything is sent. */
  refuseChanged(): Promise<void>;
  /** Once, however it ends. */
  onEnd(): void;
}

/**
 * One open stream of server-sent events (API §8.6). It is read as fast as its client takes it: nothing is buffered
 * beyond one step, and a client that is behind is sent what it missed.
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
      // Nothing is asked for before it is read.
      { highWaterMark: 0 },
    );
  }

  /** Ends it for the client, who may come again. */
  end(): void {
    if (this.#finish()) this.#controller.close();
  }

  /** False when it had ended already. */
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
      // The next request is told why, where it fails as well.
      logFault(error, { request_id: this.#streamed.requestId }, 'a stream broke off');
      this.end();
    }
  }

  #expectRead(): void {
    this.#stalled = setTimeout(() => this.#drop(), this.#times.stalledMs).unref();
  }

  /** Breaks the connection, since its client takes nothing, not even an end. */
  #drop(): void {
    if (this.#finish()) this.#controller.error(new Error('The client does not read the stream.'));
  }

  /** What is sent next. Waits for it. */
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

  /** The step wakes whoever waits then. Races against it would each stay on its promise, for as long as nothing comes. */
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

  /** Resolves when the step has come, unless before it a heartbeat is due, or something was revoked. */
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
