import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Inngest } from 'inngest';
import { describe } from 'vitest';
import { silent } from '../embedded/fixtures/client';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { startRelay } from '../server/relay';
import { createFunctionServer, registerAtServer } from '../server/serve';
import { describeSemantics } from './fixtures/semantics';

/**
 * For a server that can reach this machine's loopback address, with its keys. Events go through the outbox
 * and the relay.
 */
const { PROBITY_TEST_INNGEST_URL, INNGEST_EVENT_KEY = '', INNGEST_SIGNING_KEY = '' } = process.env;

const baseUrl = PROBITY_TEST_INNGEST_URL;

describe.skipIf(!baseUrl)('with PROBITY_TEST_INNGEST_URL and its two keys: an Inngest server', () => {
  describeSemantics('Inngest server', async () => {
    const harness = await RunnerHarness.open();
    const keys = { eventKey: INNGEST_EVENT_KEY, signingKey: INNGEST_SIGNING_KEY };
    const client = new Inngest({
      id: `conformance-${randomUUID()}`,
      isDev: false,
      baseUrl,
      ...keys,
      logger: silent,
    });
    const stops: (() => unknown)[] = [];
    return {
      client,
      harness,
      async start(functions) {
        const options = { client, functions, serveOrigin: '', logger: silent };
        const server = createFunctionServer(options);
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
        stops.unshift(() => server.close().closeAllConnections());
        const { port } = server.address() as AddressInfo; // it listens on a port
        await registerAtServer({ ...options, serveOrigin: `http://127.0.0.1:${port}` });
        const relay = startRelay({ pool: harness.pool, baseUrl: baseUrl ?? '', ...keys, logger: silent });
        stops.unshift(() => relay.stop());
      },
      async stop() {
        for (const stop of stops) await stop();
      },
    };
  });
});
