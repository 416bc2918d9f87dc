import { setTimeout as sleep } from 'node:timers/promises';
import { ownNode, run } from '../bootstrap/run.mjs';
import { startProcess } from './managed-process.ts';
import type { ManagedProcess, Output } from './managed-process.ts';

const readyTimeoutMs = 120_000;
const webGraceMs = 15_000;
const workerGraceMs = 20_000;

export interface Product {
  processes: ManagedProcess[];
  /** Fulfilled when either process has ended, with how. */
  ended: Promise<string>;
  /** Fulfilled when it answers as ready. */
  ready(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** Writes what a new deployment needs, and whatever the settings ask for. Its output is its report. */
export function seed(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string> {
  // Sample flows meet a provider that is down; that it is so is no news to whoever starts the product.
  const quiet = { ...env, PROBITY_LOG_LEVEL: 'error' };
  return run(ownNode, ['--enable-source-maps', '.build/seed.mjs'], { env: quiet, signal });
}

/** @returns null when ready, else what is not */
async function readiness(port: string | undefined): Promise<string | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? null : await response.text();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The built product: the web process on the port that `env` names, and the worker. */
export function serve(env: NodeJS.ProcessEnv, output: Output): Product {
  const worker = startProcess('worker', env, output);
  const web = startProcess('web', env, output);
  const ended = Promise.race([web.ended, worker.ended]);
  return {
    processes: [web, worker],
    ended,
    async ready(signal) {
      const deadline = Date.now() + readyTimeoutMs;
      let death: string | undefined;
      void ended.then((how) => (death = how));
      for (;;) {
        signal.throwIfAborted();
        if (death) throw new Error(`${death} before it was ready.`);
        const missing = await readiness(env.PORT);
        if (missing === null) return;
        if (Date.now() > deadline) throw new Error(`Probity did not get ready: ${missing}`);
        await sleep(50);
      }
    },
    async stop() {
      await web.stop(webGraceMs);
      await worker.stop(workerGraceMs);
    },
  };
}
