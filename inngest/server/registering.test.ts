import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inngest } from 'inngest';
import { afterEach, expect, describe, it } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import type { Loop } from '@/lib/platform/work/loop';
import { until } from '@/tests/fixtures/until';
import { silent } from '../embedded/fixtures/client';
import { keepRegistered } from './registering';

let registering: Loop | undefined;
afterEach(async () => {
  await registering?.stop();
  stopLoopbackServers();
});

/** Remembers registered functions, as an Inngest server does. */
class Server {
  known: string[] = [];
  /** What it does with the next requests instead of answering. */
  readonly failing: ((response: ServerResponse) => void)[] = [];

  async start(): Promise<string> {
    const port = await startLoopbackServer((request, response) => void this.#answer(request, response));
    return `http://127.0.0.1:${port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
    const fail = this.failing.shift();
    if (fail) return fail(response);
    // Sent by the SDK.
    const { functions } = JSON.parse(Buffer.concat(chunks).toString()) as { functions: { id: string }[] };
    if (request.url === '/fn/register') this.known = functions.map(({ id }) => id);
    response.end(JSON.stringify({ ok: true, modified: true }));
  }
}

async function register(server: Server): Promise<void> {
  const client = new Inngest({
    id: 'test',
    isDev: false,
    baseUrl: await server.start(),
    eventKey: 'key',
    signingKey: 'ab'.repeat(32),
    logger: silent,
  });
  const functions = [client.createFunction({ id: 'sweep', triggers: [{ cron: '* * * * *' }] }, () => 1)];
  const options = { client, functions, serveOrigin: 'http://worker.internal:3001', logger: silent };
  registering = keepRegistered(options, 20);
}

const knows = (server: Server) =>
  until(
    () => server.known,
    ([id]) => id === 'test-sweep',
  );

describe('functions for an Inngest server · registration', () => {
  it('is repeated until the server accepts it', async () => {
    const server = new Server();
    server.failing.push(
      (response) => void response.writeHead(500).end('{}'),
      (response) => void response.destroy(),
    );
    await register(server);
    expect(await knows(server)).toEqual(['test-sweep']);
  });

  it('is repeated for a server that has lost it', async () => {
    const server = new Server();
    await register(server);
    await knows(server);
    server.known = [];
    expect(await knows(server)).toEqual(['test-sweep']);
  });
});
