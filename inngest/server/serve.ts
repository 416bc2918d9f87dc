import { createServer, type Server } from 'node:http';
import type { Inngest, InngestFunction } from 'inngest';
import { serve } from 'inngest/edge';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { RunnerLogger } from '../outbox/log';
import { errorFields } from '@/lib/platform/errors/error-fields';

export const servePath = '/api/inngest';

export interface ServeOptions {
  /** In cloud mode, so that requests without the server's signature are refused. */
  client: Inngest.Any;
  functions: readonly InngestFunction.Any[];
  /** Where the Inngest server reaches this process, or a proxy in front of it. */
  serveOrigin: string;
  logger: RunnerLogger;
}

type Handler = (request: Request) => Promise<Response>;

const methods = ['POST', 'PUT'];

/** The server includes the state of a run, which has at most 4 MB. */
const maxBodyBytes = 32 * 1024 * 1024;

/** Runs functions for an Inngest server, which signs its requests. Answers nothing else. */
export function createFunctionServer({ client, functions, serveOrigin, logger }: ServeOptions): Server {
  if (client.mode !== 'cloud')
    throw new Error('Functions are served in cloud mode alone: requests must be signed.');
  const handle: Handler = serve({
    client,
    functions: [...functions],
    serveOrigin,
    servePath,
    enableUnauthedSync: false,
  });
  const server = createServer((incoming, outgoing) => {
    const request = new NodeRequest({ req: incoming, res: outgoing });
    answer(handle, request, incoming.url ?? '')
      .then((response) => sendNodeResponse(outgoing, response))
      .catch((error: unknown) => {
        logger.error(errorFields(error), 'A request of the Inngest server failed.');
        outgoing.destroy();
      });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Null for a body that is too large. Stops reading it, because the sender has not proven to be the server
 * yet.
 */
async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // A chunked body has no stated length.
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(handle: Handler, request: Request, target: string): Promise<Response> {
  if (target.split('?')[0] !== servePath) return new Response(null, { status: 404 });
  if (!methods.includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: methods.join(', ') } });
  const body = await readBody(request);
  if (body === null) return new Response(null, { status: 413, headers: { Connection: 'close' } });
  // Without the caller's Host header, which can be anything.
  const url = new URL(target, 'http://functions');
  const headers = new Headers(request.headers);
  headers.set('host', url.host);
  return handle(new Request(url, { method: request.method, headers, body }));
}

/** Registers the functions with the server. Throws if it does not accept them. */
export async function registerAtServer({ client, functions, serveOrigin }: ServeOptions): Promise<void> {
  const register: Handler = serve({ client, functions: [...functions], serveOrigin, servePath });
  const url = new URL(servePath, serveOrigin);
  const response = await register(new Request(url, { method: 'PUT', headers: { host: url.host } }));
  if (!response.ok) throw new Error(`The Inngest server was not told of the functions: ${response.status}.`);
}
