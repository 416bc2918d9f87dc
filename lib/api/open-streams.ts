import type { EventsReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { ServiceUnavailable, Unauthorized, ValidationFailed } from '@/lib/platform/errors';
import { authenticate } from './authenticate';
import { EventStream } from './event-stream';
import type { Exchange } from './exchange';
import type { Answered } from './respond';
import { StreamPlaces } from './stream-places';

const places = new StreamPlaces({ ofCaller: 20, ofProcess: 2_000 });
const open = new Set<EventStream>();
let isStopping = false;

/** A project's key and its OAuth clients count together, as for the rate. */
const callerOf = ({ actor, project }: Context) =>
  actor.type === 'user' ? `${project.id} ${actor.id}` : `${project.id}`;

const isSame = (before: Context, now: Context) =>
  before.project.id === now.project.id &&
  before.actor.id === now.actor.id &&
  before.scopes.size === now.scopes.size &&
  [...before.scopes].every((scope) => now.scopes.has(scope));

/** Throws as `authenticate`, and `Unauthorized` when the credential allows something else than it did. */
async function refuseChanged(ctx: Context, request: Request): Promise<void> {
  const { ctx: now } = await authenticate(request, ctx);
  if (!isSame(ctx, now)) throw new Unauthorized('The credential has changed.');
}

/** An answer that does not end cannot wait for the body, and whoever sends one means another operation. */
function refuseBody({ headers }: Request): void {
  if (!headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0') return;
  throw new ValidationFailed([{ field: 'body', message: 'is not taken', code: 'not_allowed' }]);
}

/**
 * Opens a stream of the caller. Throws `ValidationFailed` (400) for a request with a body, `RateLimited` (429) when the
 * caller has too many, `ServiceUnavailable` (503) when the process has, or is about to stop.
 */
export function openStream(ctx: Context, { request }: Exchange, steps: EventsReply): Answered {
  refuseBody(request);
  if (isStopping) throw new ServiceUnavailable();
  const leave = places.take(callerOf(ctx));
  const stream = new EventStream({
    steps,
    refuseChanged: () => refuseChanged(ctx, request),
    onEnd() {
      leave();
      open.delete(stream);
    },
  });
  open.add(stream);
  // Proxies are not to collect what is meant to arrive at once.
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return { status: 200, headers, body: stream.body };
}

/** Ends every stream, whose clients come again elsewhere, and opens no more. */
export function endStreams(): void {
  isStopping = true;
  for (const stream of open) stream.end();
}
