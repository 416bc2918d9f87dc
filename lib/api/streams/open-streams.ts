import { revocationMark } from '@/lib/domain/access/trusted';
import type { EventsReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { ServiceUnavailable, ValidationFailed } from '@/lib/platform/errors/errors';
import { refuseChanged } from '../callers/still-allowed';
import { EventStream } from './event-stream';
import type { Exchange } from '../exchange';
import type { Answered } from '../respond';
import { StreamPlaces } from './stream-places';

const places = new StreamPlaces({ ofCaller: 20, ofProcess: 2_000 });
const open = new Set<EventStream>();
let isStopping = false;

/** A project's key and its OAuth clients count together, as for the rate limit. */
const callerOf = ({ actor, project }: Context) =>
  actor.type === 'user' ? `${project.id} ${actor.id}` : `${project.id}`;

/** How long an expired credential may continue. */
const askAgainMs = 1_000;

/**
 * Checks whether the caller may continue. Queries as little as possible, because each event of each stream
 * asks.
 */
class Caller {
  #mark: number | null = null;
  #askedAtMs = -Infinity;

  constructor(
    private readonly ctx: Context,
    private readonly request: Request,
  ) {}

  /** Throws as `refuseChanged` of lib/api/callers. */
  async refuseChanged(): Promise<void> {
    const mark = revocationMark();
    const isFresh = performance.now() - this.#askedAtMs < askAgainMs;
    if (!isFresh) this.#askedAtMs = performance.now();
    await refuseChanged(this.ctx, this.request, isFresh ? this.#mark : null);
    // The state before the query: later changes trigger another check.
    this.#mark = mark;
  }
}

/**
 * A response without end cannot wait for the body, and a caller that sends one means a different operation.
 */
function refuseBody({ headers }: Request): void {
  if (!headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0') return;
  throw new ValidationFailed([{ field: 'body', message: 'is not allowed', code: 'not_allowed' }]);
}

/**
 * Opens a stream for the caller. Throws `ValidationFailed` (400) for a request with a body, `RateLimited`
 * (429) when the caller has too many, and `ServiceUnavailable` (503) when the process has too many or is
 * about to stop.
 */
export function openStream(ctx: Context, { request, requestId }: Exchange, steps: EventsReply): Answered {
  refuseBody(request);
  if (isStopping) throw new ServiceUnavailable();
  const leave = places.take(callerOf(ctx));
  const caller = new Caller(ctx, request);
  const stream = new EventStream({
    requestId,
    steps,
    refuseChanged: () => caller.refuseChanged(),
    onEnd() {
      leave();
      open.delete(stream);
    },
  });
  open.add(stream);
  // Stops proxies from buffering events.
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return { status: 200, headers, body: stream.body };
}

/** Ends every stream, whose clients reconnect to another process, and opens no more. */
export function endStreams(): void {
  isStopping = true;
  for (const stream of open) stream.end();
}
