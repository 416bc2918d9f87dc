import type { IncomingMessage, ServerResponse } from 'node:http';
import { FastURL, NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Route } from './route';

/** The body is not read before the route asks for it. */
export async function serveRoute(
  route: Route,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  // Without the caller's Host header, which may be anything.
  request._url = new FastURL(incoming.url ?? '/');
  await sendNodeResponse(outgoing, await route(request));
}
