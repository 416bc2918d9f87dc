import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// An endpoint that answers 204 immediately, and reports the arrival times on request.

const arrivals: [id: string, atMs: number][] = [];
const server = createServer((request, answer) => {
  request.resume().on('end', () => {
    arrivals.push([String(request.headers['webhook-id']), performance.timeOrigin + performance.now()]);
    answer.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port); // it listens on TCP
});
process.on('message', () => process.send?.(arrivals.splice(0)));
process.once('disconnect', () => process.exit());
