import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Inngest } from 'inngest';
import { describe, it } from 'vitest';
import { silent } from '../embedded/fixtures/client';
import { createFunctionServer, registerAtServer } from '../server/serve';
import { describeSemantics } from './fixtures/semantics';

/** Of a server that reaches this machine's loopback address, with its keys. */
const { PROBITY_TEST_INNGEST_URL, INNGEST_EVENT_KEY = '', INNGEST_SIGNING_KEY = '' } = process.env;

if (PROBITY_TEST_INNGEST_URL) {
  describeSemantics('Inngest server', async () => {
    const client = new Inngest({
      id: `conformance-${randomUUID()}`,
      isDev: false,
      baseUrl: PROBITY_TEST_INNGEST_URL,
      eventKey: INNGEST_EVENT_KEY,
      signingKey: INNGEST_SIGNING_KEY,
      logger: silent,
    });
    let close = () => {};
    return {
      client,
      async start(functions) {
        const options = { client, functions, serveOrigin: '', logger: silent };
        const server = createFunctionServer(options);
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
        close = () => void server.close(() => {}).closeAllConnections();
        const { port } = server.address() as AddressInfo; // it listens on a port
        await registerAtServer({ ...options, serveOrigin: `http://127.0.0.1:${port}` });
      },
      stop: async () => close(),
    };
  });
} else {
  describe('functions · Inngest server', () => {
    it.skip('needs PROBITY_TEST_INNGEST_URL, the address of a server, and its two keys', () => {});
  });
}
