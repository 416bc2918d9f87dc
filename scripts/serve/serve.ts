import { setTimeout as sleep } from 'node:timers/promises';
import { ownNode } from '../bootstrap/own-node.mjs';
import { requireCommand } from '../run-command.ts';
import { environmentOf } from './environment.ts';
import { startProcess } from './managed-process.ts';
import type { ManagedProcess, Output, ProcessName } from './managed-process.ts';
import { processRestarts, supervise } from './supervise.ts';

const readyTimeoutMs = 120_000;

export interface Product {
  processes: ManagedProcess[];
  ready(signal: AbortSignal): Promise<void>;
  /** From now on restarts what ends. Resolves to the reason if a process died too often. */
  keepRunning(hooks: RestartHooks): Promise<string>;
  stop(): Promise<void>;
}

export interface RestartHooks {
  notice(text: string): void;
  onRestart(process: ManagedProcess): void;
}

export interface SeedReport {
  done: string;
  /** Information for the operator once the product is ready. */
  notice: string;
}

export async function seed(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<SeedReport> {
  // Some sample flows use a provider that is down on purpose: their warnings would alarm the operator.
  const quiet = { ...environmentOf('seed', env), PROBITY_LOG_LEVEL: 'error' };
  const seeded = await requireCommand(
    ownNode,
    ['--import', './processes/source-maps.mjs', '.build/seed.mjs'],
    {
      env: quiet,
      signal,
    },
  );
  return { done: seeded.standardOutput, notice: seeded.standardError };
}

/** @returns null when ready, otherwise the reason why not */
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

/** In start order; web is stopped first. */
const namesOf: Record<string, readonly ProcessName[]> = {
  all: ['worker', 'web'],
  web: ['web'],
  worker: ['worker'],
};

export function serve(env: NodeJS.ProcessEnv, output: Output): Product {
  const names = namesOf[env.PROBITY_PROCESSES || 'all'] ?? [];
  const processes = names.map((name) => startProcess(name, env, output)).reverse();
  /** In stop order. */
  let parts: { stop(): Promise<void> }[] = processes;
  return {
    processes,
    async ready(signal) {
      const deadline = Date.now() + readyTimeoutMs;
      let ending: string | undefined;
      void Promise.race(processes.map(({ ended }) => ended)).then((how) => (ending = how));
      for (;;) {
        signal.throwIfAborted();
        if (ending) throw new Error(`${ending} before it was ready.`);
        // A worker alone serves nobody; it is restarted when it ends.
        const reason = names.includes('web') ? await readiness(env.PORT) : null;
        if (reason === null) return;
        if (Date.now() > deadline) throw new Error(`Probity is not ready: ${reason}`);
        await sleep(50);
      }
    },
    keepRunning({ notice, onRestart }) {
      const supervised = processes.map((first) => {
        const restart = async () => {
          const again = startProcess(first.name, env, output);
          onRestart(again);
          return again;
        };
        return supervise(first, { limits: processRestarts, restart, notice });
      });
      parts = supervised;
      return Promise.race(supervised.map(({ givenUp }) => givenUp));
    },
    async stop() {
      for (const part of parts) await part.stop();
    },
  };
}
