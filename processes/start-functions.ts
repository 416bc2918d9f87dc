import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { inngest } from '@/inngest/client';
import { createRunner } from '@/inngest/embedded/runner';
import { functions } from '@/inngest/functions/all';
import { startRelay } from '@/inngest/server/relay';
import { keepRegistered } from '@/inngest/server/registering';
import { createFunctionServer } from '@/inngest/server/serve';
import { env } from '@/lib/platform/settings/env';
import { type InngestServer, inngestServer } from '@/lib/platform/settings/inngest-server';
import { log } from '@/lib/platform/errors/log';
import { onceDatabaseAnswers } from './once-database-answers';
import type { Stoppable } from './stop-when-asked';

/** Starts the embedded runner, or connects to an Inngest server if one is configured (docs/adr/0059). */
export function startFunctions(pool: Pool): Promise<Stoppable> {
  const server = inngestServer();
  return server ? serveFunctions(pool, server) : runFunctions(pool);
}

async function runFunctions(pool: Pool): Promise<Stoppable> {
  const runner = createRunner({ pool, client: inngest, functions, logger: log });
  await onceDatabaseAnswers(() => runner.start());
  return runner;
}

async function serveFunctions(pool: Pool, server: InngestServer): Promise<Stoppable> {
  const served = { client: inngest, functions, serveOrigin: server.serveOrigin, logger: log };
  const listener = createFunctionServer(served);
  await new Promise<void>((listening, failed) => {
    listener.once('error', failed).listen(env.PROBITY_WORKER_PORT, env.PROBITY_HOST, listening);
  });
  // It listens on a port rather than a pipe.
  const { port } = listener.address() as AddressInfo;
  log.info({ port }, 'functions are served for an Inngest server');
  const registering = keepRegistered(served);
  const relay = startRelay({ pool, ...server, logger: log });
  return {
    async stop() {
      await Promise.all([relay.stop(), registering.stop()]);
      listener.closeIdleConnections();
      // The server requests a run again if its connection ends.
      await new Promise<void>((closed) => listener.close(() => closed()));
    },
  };
}
