import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port of the loopback address that nobody listens on just now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      // Listening on TCP, so the address is one of TCP.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
