import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { FastURL, NodeRequest, sendNodeResponse } from 'srvx/node';
import { isAwaitingContinue } from '../bodies/incoming-body';
import type { Route } from '../serve';

/**
 * Up to this size, a body refused because of its headers is still read, so that its sender gets the answer.
 */
const maxLingerBytes = 1024 * 1024;
const lingerMs = 5_000;

export function hasUnreadBody(incoming: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers;
  return !incoming.complete && (coding !== undefined || length !== '0');
}

/** Closing a connection with unread data resets it, and the client may never read the answer. */
function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0;
    const timer = setTimeout(resolve, lingerMs);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.on('error', finish).on('close', finish).on('end', finish);
    incoming.on('data', (chunk: Uint8Array) => {
      discarded += chunk.byteLength;
      if (discarded > maxLingerBytes) finish();
    });
    // `readBounded` leaves a refused body paused, and adding a listener does not resume it.
    incoming.resume();
  });
}

/**
 * Answers before the body has arrived, and ends the connection, because the rest of the body would follow.
 */
async function answerAndClose(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Length', body.byteLength);
  outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status, response.statusText);
  outgoing.write(body);
  if (!isAwaitingContinue(incoming)) await discardRest(incoming);
  await new Promise<void>((done) => outgoing.once('close', done).end(done));
  // Otherwise a client that keeps sending would keep being read.
  incoming.destroy();
}

/**
 * A body that arrived with its headers is only parsed after an answer that was ready immediately. A chunked
 * body could turn out to be malformed, and its sender would get that error instead of the answer.
 */
async function bodyThatCameAlong({ headers }: IncomingMessage): Promise<void> {
  if (headers['transfer-encoding'] === undefined) await setImmediate();
}

/** The body is not read before the route asks for it. */
export async function serveRoute(
  route: Route,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  // Without the caller's Host header, which can be anything.
  request._url = new FastURL(incoming.url ?? '/');
  const response = await route(request);
  if (hasUnreadBody(incoming)) await bodyThatCameAlong(incoming);
  if (hasUnreadBody(incoming)) await answerAndClose(incoming, outgoing, response);
  else await sendNodeResponse(outgoing, response);
}
