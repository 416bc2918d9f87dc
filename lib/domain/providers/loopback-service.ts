import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackService extends AsyncDisposable {
  baseUrl: string;
  /** Path and query of every request so far. */
  readonly requests: string[];
}

/** For tests: an outside service on a free loopback port. */
export async function loopbackService(
  answer: (url: URL, request: IncomingMessage, response: ServerResponse) => void,
): Promise<LoopbackService> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(new URL(request.url ?? '', 'http://loopback'), request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
