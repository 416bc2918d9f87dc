import { followEvents, type LiveMessage } from '@/clients/typescript/src/stream';
import { type Follower, type StreamState, Place, type Told } from './shared-stream';

export interface LiveOptions extends Follower {
  /** One person's tabs share a connection. */
  person: string;
  /** Position of the stream before the page was rendered, so that nothing in between is missed. */
  place: string;
  /** The server refuses the session, or fails in a way that retrying does not fix. */
  onRefused: (problem: unknown) => void;
}

/**
 * Resolves when the tab may hold the connection, and holds the lock until the signal aborts. Without lock
 * support, each tab has its own connection.
 */
async function whileHolding(name: string, signal: AbortSignal, hold: () => Promise<void>): Promise<void> {
  // Only pages over HTTPS, or from this machine, have locks.
  if (!('locks' in navigator)) return hold();
  await navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/**
 * Follows the events of the project. One visible tab of the person holds the connection and tells the others.
 * While none is visible there is no connection, and the next one resumes. Returns a function that stops it.
 */
export function followLive(options: LiveOptions): () => void {
  const { person, onState, onRefused } = options;
  const name = `probity.live ${person}`;
  const place = new Place(options.place, options, performance.timeOrigin);
  const channel = new BroadcastChannel(name);
  const tell = (told: Told) => channel.postMessage(told);
  let held: StreamState | null = null;
  let showing = new AbortController();

  const tellState = (state: StreamState) =>
    tell({ kind: 'state', state, place: place.id, heardAtMs: place.heardAtMs });
  const setHeld = (state: StreamState) => {
    held = state;
    onState(state);
    tellState(state);
  };
  const notice = () => {
    place.hear();
    options.onNotices();
  };
  const message = (said: LiveMessage) => {
    // The other messages say who looks at what, and are repeated every few seconds.
    if (said.type === 'alert.changed') place.hear();
    options.onMessage(said);
  };

  const hold = async (signal: AbortSignal) => {
    setHeld('connecting');
    const events = followEvents({
      baseUrl: '',
      lastEventId: place.id,
      signal,
      onLost: () => setHeld('lost'),
      onNotices: () => {
        notice();
        tell({ kind: 'notices' });
      },
      onMessage: (said) => {
        message(said);
        tell({ kind: 'message', message: said });
      },
    });
    try {
      for await (const streamed of events) {
        const after = place.id;
        place.take(after, streamed);
        tell({ kind: 'streamed', after, streamed });
        if (streamed.type === 'opened') setHeld('live');
      }
    } finally {
      held = null;
    }
  };

  const show = () => {
    const { signal } = (showing = new AbortController());
    whileHolding(name, signal, () => hold(signal)).catch((problem: unknown) => {
      onState('lost');
      onRefused(problem);
    });
    tell({ kind: 'hello' });
  };
  const followVisibility = () => {
    showing.abort();
    if (document.visibilityState === 'visible') show();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'hello') {
      if (held) tellState(held);
    } else if (data.kind === 'state') place.agree(data);
    else if (data.kind === 'notices') notice();
    else if (data.kind === 'message') message(data.message);
    else place.take(data.after, data.streamed);
  });
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    showing.abort();
    channel.close();
  };
}
