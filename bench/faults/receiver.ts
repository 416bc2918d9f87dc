import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt } from './evidence.ts';

/** A delay, so that some deliveries are in progress whenever something is killed. */
const answerAfterMs = 150;

/** The webhook endpoint of an integrator on loopback: stores each delivery, then confirms it. */
export async function startReceiver() {
  const receipts: Receipt[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      receipts.push({
        url: `${origin}${request.url}`,
        webhookId: String(request.headers['webhook-id']),
        signature: String(request.headers['x-service-signature']),
        body: Buffer.concat(chunks),
      });
      await sleep(answerAfterMs);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    receipts,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
