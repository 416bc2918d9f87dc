import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePort } from './port.mjs';

const listen = (host: string) =>
  new Promise<{ port: number; close(): Promise<void> }>((resolve) => {
    const server = createServer();
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo; // a TCP server has no pipe name
      resolve({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });

describe('npm start · port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'refuses a port that another program listens on at %s, and accepts it when free',
    async (host) => {
      const { port, close } = await listen(host);
      await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use by another program`);
      await close();
      await expect(requireFreePort(port)).resolves.toBeUndefined();
    },
  );
});
