import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { FastURL, NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Route } from './route';

const drainTimeoutMs = 5_000;

/** A connection that closes on unread data is reset, and the client may never read the answer. */
async function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete) return;
  incoming.resume();
  // A client that goes on sending for longer loses the answer.
  await finished(incoming, { signal: AbortSignal.timeout(drainTimeoutMs) }).catch(() => {});
}

/** The body is not read before the route asks for it. */
export async function serveRoute(
  route: Route,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  // Without the caller's Host header, which may be anything.
  request._url = new FastURL(incoming.url ?? '/');
  const response = await route(request);
  await drain(incoming);
  await sendNodeResponse(outgoing, response);
}
