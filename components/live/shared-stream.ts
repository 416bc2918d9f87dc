import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';

/** `lost`: connecting is retried until it succeeds. */
export type StreamState = 'connecting' | 'live' | 'lost';

/** Messages of the tab that follows the stream to the person's other tabs. */
export type Told =
  | { kind: 'state'; state: StreamState; place: string; heardAtMs: number }
  /** `after` is the position that it follows: a tab at another position has missed something. */
  | { kind: 'streamed'; after: string; streamed: Streamed }
  | { kind: 'notices' }
  | { kind: 'message'; message: LiveMessage }
  /** A newly opened tab asks for the state. */
  | { kind: 'hello' };

export interface Follower {
  onStreamed: (streamed: Streamed) => void;
  /** The person's notifications have changed. */
  onNotices: () => void;
  /** Messages that only a person's session gets. */
  onMessage: (message: LiveMessage) => void;
  /** Something was missed: all displayed data may be outdated. */
  onGap: () => void;
  onState: (state: StreamState) => void;
}

/** A tab's position in the stream, whichever tab holds the connection. */
export class Place {
  #id: string;
  readonly #follower: Follower;
  #heardAtMs = -Infinity;
  /** What was heard from then on may be missing here. Once the tab follows, that is all it has not heard itself. */
  #readFromMs: number;

  /** @param readFromMs all data of the tab was read after this time, in milliseconds since 1970 */
  constructor(id: string, follower: Follower, readFromMs: number) {
    this.#id = id;
    this.#follower = follower;
    this.#readFromMs = readFromMs;
  }

  get id(): string {
    return this.#id;
  }

  /** When something last changed, as far as the tab has heard. */
  get heardAtMs(): number {
    return this.#heardAtMs;
  }

  hear(): void {
    this.#heardAtMs = Date.now();
  }

  take(after: string, streamed: Streamed): void {
    const hasMissed = after !== this.#id || (streamed.type === 'opened' && !streamed.resumed);
    this.#id = streamed.id;
    this.#readFromMs = -Infinity;
    if (streamed.type === 'event') this.hear();
    if (hasMissed) this.#follower.onGap();
    this.#follower.onStreamed(streamed);
  }

  /**
   * Takes over the position and state reported by the tab that holds the connection. Positions have no order: for a page
   * that has just been loaded, the time tells whether that tab has heard what this one may have missed.
   */
  agree({ place, state, heardAtMs }: Extract<Told, { kind: 'state' }>): void {
    const hasMissed = place !== this.#id && heardAtMs >= this.#readFromMs;
    this.#id = place;
    this.#readFromMs = -Infinity;
    this.#heardAtMs = Math.max(this.#heardAtMs, heardAtMs);
    if (hasMissed) this.#follower.onGap();
    this.#follower.onState(state);
  }
}
