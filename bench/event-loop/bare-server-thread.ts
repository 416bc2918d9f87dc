import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

// Answers at once. Whatever it takes longer beside other work is the machine's doing, not the product's.
const server = createServer((_, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  parentPort?.postMessage(`http://127.0.0.1:${port}`);
});
