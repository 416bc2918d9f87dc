import type { IncomingMessage, ServerResponse } from 'node:http';
import { notePeer } from './peer';
import { maxBodyBytes } from './read-body';
import type { Route } from './route';

/** Reads one byte more than is allowed, so that the route sees that there was more and can say so. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    if (length > maxBodyBytes) continue;
    chunks.push(chunk);
    length += chunk.length;
  }
  return length === 0 ? undefined : new Uint8Array(Buffer.concat(chunks));
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  return headers;
}

const unspeakable = new Set(['TRACE', 'TRACK', 'CONNECT']);

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const method = unspeakable.has(incoming.method ?? '') ? 'GET' : (incoming.method ?? 'GET');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming) : undefined;
  // Not the caller's Host, which need not be one; what a Request cannot carry is refused by its route all the same.
  const url = new URL(`http://localhost${incoming.url ?? '/'}`);
  const request = new Request(url, { method, headers: headersOf(incoming), body });
  notePeer(request, incoming.socket.remoteAddress ?? 'unknown');
  return request;
}

/** Serves one request of a Node server by a route. */
export async function serveRoute(
  route: Route,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await route(await toRequest(incoming));
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  // The bytes as they are: as text they would be decoded here only to be encoded again.
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('Content-Length', body.byteLength);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
