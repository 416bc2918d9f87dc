import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../errors/log';

export type DatabaseState = 'ok' | 'out of reach' | 'cannot write';

const beatEveryMs = 250;
/**
 * Together with the interval, the delay before a silence is noticed. A request must be refused in under 2 s.
 */
const silentAfterMs = 1_250;
const listenEveryMs = 125;
const writeEveryMs = 1_000;

/** Spills to a temporary file beyond `work_mem`: fails on a full disk, and leaves nothing behind. */
const writeProbe = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
  (select count(*) from generate_series(1, 5000))`;

export class DatabaseSilent extends Error {
  /** The SQLSTATE of a connection that failed. */
  readonly code = '08006';

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options);
    this.name = 'DatabaseSilent';
  }
}

/** Never connects: on a stopped server each attempt would queue up and delay its recovery. */
class RefusedSocket extends Socket {
  constructor(private readonly reason: Error) {
    super();
  }

  override connect(): this {
    process.nextTick(() => this.destroy(this.reason));
    return this;
  }
}

/**
 * Probes the server on a separate connection, because a stopped server or a stalled network ends no
 * statement, and a slow statement may be legitimate. Any byte on any connection is a sign of life.
 */
export class DatabaseWatch {
  readonly #config: pg.ClientConfig;
  readonly #sockets = new Set<Socket>();
  readonly #firstBeat: Promise<void>;
  readonly #loop: Promise<void>;
  #bytesOfClosed = 0;
  #state: DatabaseState = 'out of reach';
  #lost: DatabaseSilent | null = null;
  #pulse: { client: pg.Client; socket: Socket; connected: Promise<unknown> } | null = null;
  #wroteAtMs = -Infinity;
  #isStopped = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
    this.#firstBeat = this.#beat();
    this.#loop = this.#run();
  }

  /** For the connections of pools. A broken one leaves its pool when it is next used or released. */
  readonly openSocket = (): Socket =>
    this.#lost ? new RefusedSocket(this.#lost) : this.#track(new Socket());

  async state(): Promise<DatabaseState> {
    await this.#firstBeat;
    return this.#state;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#dropPulse();
    await this.#loop;
  }

  async #run(): Promise<void> {
    await this.#firstBeat;
    while (!this.#isStopped) {
      await sleep(beatEveryMs, undefined, { ref: false });
      if (!this.#isStopped) await this.#beat();
    }
  }

  async #beat(): Promise<void> {
    const wasConnected = this.#pulse !== null;
    try {
      this.#answered(await this.#orSilence(this.#ask()));
    } catch (error) {
      this.#dropPulse();
      if (this.#isStopped) return;
      // The server may have ended only this connection: a new one decides.
      const isSilent = error instanceof DatabaseSilent;
      if (wasConnected && !isSilent) return this.#beat();
      this.#state = 'out of reach';
      // A server that refuses connections still responds, and other connections may be alive.
      if (!(error instanceof pg.DatabaseError)) this.#lose(error);
    }
  }

  async #ask(): Promise<DatabaseState> {
    const { client, connected } = (this.#pulse ??= this.#openPulse());
    await connected;
    if (performance.now() - this.#wroteAtMs < writeEveryMs) {
      await client.query('select 1');
      return this.#state;
    }
    const state = await client.query<{ read_only: boolean }>(writeProbe).then(
      ({ rows }): DatabaseState => (rows[0]?.read_only ? 'cannot write' : 'ok'),
      (error: unknown): DatabaseState => {
        if (error instanceof pg.DatabaseError && error.code?.startsWith('53')) return 'cannot write';
        throw error;
      },
    );
    this.#wroteAtMs = performance.now();
    return state;
  }

  #openPulse() {
    const socket = this.#track(new Socket());
    const client = new pg.Client({ ...this.#config, stream: () => socket });
    client.on('error', () => {});
    const connected = client.connect();
    return { client, socket, connected };
  }

  #dropPulse(): void {
    this.#pulse?.socket.destroy();
    this.#pulse = null;
    this.#wroteAtMs = -Infinity;
  }

  async #orSilence<Result>(work: Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    work.catch(() => {}); // after a silence nobody waits for it
    try {
      return await Promise.race([work, this.#silence(ended.signal)]);
    } finally {
      ended.abort();
    }
  }

  /**
   * Only counts time in which this process could have received data: its own event loop may be blocked too.
   */
  async #silence(signal: AbortSignal): Promise<never> {
    let heard = this.#bytesHeard();
    let silentMs = 0;
    while (silentMs < silentAfterMs) {
      const startedAt = performance.now();
      await sleep(listenEveryMs, undefined, { ref: false, signal });
      // Timers run before answers that have already arrived.
      await nextTurn();
      const bytes = this.#bytesHeard();
      const elapsedMs = Math.min(performance.now() - startedAt, 2 * listenEveryMs);
      silentMs = bytes === heard ? silentMs + elapsedMs : 0;
      heard = bytes;
    }
    throw new DatabaseSilent();
  }

  #bytesHeard(): number {
    return [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, this.#bytesOfClosed);
  }

  #track(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#bytesOfClosed += socket.bytesRead;
    });
    return socket;
  }

  #answered(state: DatabaseState): void {
    if (this.#lost) log.warn('the database answers again');
    if (state === 'cannot write' && this.#state !== state) log.error('the database cannot write');
    this.#lost = null;
    this.#state = state;
    // The watch must not keep a process alive; until its first answer somebody may be waiting for it.
    this.#pulse?.socket.unref();
  }

  #lose(cause: unknown): void {
    if (this.#lost) return;
    this.#lost = new DatabaseSilent({ cause });
    log.error('the database does not answer: its connections are given up');
    for (const socket of this.#sockets) socket.destroy(this.#lost);
  }
}
