import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';

/** `lost`: a connection is tried until one opens. */
export type LiveState = 'connecting' | 'live' | 'lost';

/** What one tab that follows the stream tells the others of the same person. */
export type Told =
  | { kind: 'state'; state: LiveState; place: string }
  /** `after` is the place that it follows: whoever is elsewhere has missed something. */
  | { kind: 'streamed'; after: string; streamed: Streamed }
  | { kind: 'notices' }
  | { kind: 'message'; message: LiveMessage }
  /** A tab that was just opened asks for the state. */
  | { kind: 'hello' };

export interface Follower {
  onStreamed: (streamed: Streamed) => void;
  /** What the person is notified of has changed. */
  onNotices: () => void;
  /** What only a person's session is told. */
  onMessage: (message: LiveMessage) => void;
  /** Something was missed: whatever is shown may be out of date. */
  onGap: () => void;
  onState: (state: LiveState) => void;
}

/** Where a tab is in the stream, whoever holds the connection. */
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

  /** As another tab says, which holds the connection. */
  agree(id: string, state: LiveState): void {
    if (id !== this.#id) this.#follower.onGap();
    this.#id = id;
    this.#follower.onState(state);
  }
}
