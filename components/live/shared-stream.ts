import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';

/** `lost`: connecting is retried until it succeeds. */
export type StreamState = 'connecting' | 'live' | 'lost';

/** Messages of the tab that follows the stream to the person's other tabs. */
export type Told =
  | { kind: 'state'; state: StreamState; place: string }
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

  constructor(id: string, follower: Follower) {
    this.#id = id;
    this.#follower = follower;
  }

  get id(): string {
    return this.#id;
  }

  take(after: string, streamed: Streamed): void {
    const hasMissed = after !== this.#id || (streamed.type === 'opened' && !streamed.resumed);
    this.#id = streamed.id;
    if (hasMissed) this.#follower.onGap();
    this.#follower.onStreamed(streamed);
  }

  /** Takes over the position and state reported by the tab that holds the connection. */
  agree(id: string, state: StreamState): void {
    if (id !== this.#id) this.#follower.onGap();
    this.#id = id;
    this.#follower.onState(state);
  }
}
