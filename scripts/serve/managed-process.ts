import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownNode } from '../bootstrap/own-node.mjs';
import { environmentOf } from './environment.ts';
import { longestSilence, watchHeartbeat } from './heartbeat.ts';

const preloads = ['source-maps', 'follow-supervisor', 'heartbeat'].flatMap((name) => [
  '--import',
  fileURLToPath(new URL(`../../processes/${name}.mjs`, import.meta.url)),
]);

export type ProcessName = 'web' | 'worker';

/** V8 would let the young generation grow to 128 MiB, which it keeps (docs/adr/0053). */
export const semiSpaceMebibytes = 8;

/** The C library would keep freed memory in up to eight arenas per core (docs/adr/0053). */
export const arenas = { MALLOC_ARENA_MAX: '2' };

/** Longer than each process takes itself (processes/stop-when-asked.ts). */
export const graceMs: Record<ProcessName, number> = { web: 15_000, worker: 20_000 };

export interface ManagedProcess {
  name: ProcessName;
  pid: number;
  ended: Promise<string>;
  /** Sends SIGTERM, and SIGKILL after the grace period. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** `inherit` for our own output, or the descriptor of an open file. */
export type Output = 'inherit' | number;

/** Starts a built process, which ends when this one does, and is killed when it hangs. */
export function startProcess(name: ProcessName, env: NodeJS.ProcessEnv, output: Output): ManagedProcess {
  const child = spawn(
    ownNode,
    [`--max-semi-space-size=${semiSpaceMebibytes}`, ...preloads, `.build/${name}.mjs`],
    {
      env: { ...arenas, ...environmentOf(name, env) },
      // In its own process group, so that only we receive Ctrl-C and can stop web and worker in order.
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  if (child.pid === undefined) throw new Error(`The ${name} process could not be started.`);
  let silence = '';
  watchHeartbeat(child, longestSilence, () => {
    silence = `gave no sign of life for ${longestSilence.maxMs / 1000} s and `;
    child.kill('SIGKILL');
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      resolve(`The ${name} process ${silence}${how}`);
    });
  });
  return {
    name,
    pid: child.pid,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), graceMs[name]);
      await ended;
      clearTimeout(killTimer);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
