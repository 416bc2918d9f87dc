import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownNode } from '../bootstrap/run.mjs';

const followSupervisor = fileURLToPath(new URL('../../processes/follow-supervisor.mjs', import.meta.url));

export type ProcessName = 'web' | 'worker';

export interface ManagedProcess {
  name: ProcessName;
  pid: number;
  /** Fulfilled when it has ended, with how. */
  ended: Promise<string>;
  /** Lets it finish what it is doing for that long. */
  stop(graceMs: number): Promise<void>;
  /** Gives it no chance to finish anything. */
  kill(): Promise<void>;
}

/** Where a process prints to: our own output, or an open file. */
export type Output = 'inherit' | number;

/** Runs one of the built processes, which ends when we do. */
export function startProcess(name: ProcessName, env: NodeJS.ProcessEnv, output: Output): ManagedProcess {
  // In a group of its own: Ctrl-C in the terminal is ours to pass on, in order.
  const child = spawn(ownNode, ['--enable-source-maps', '--import', followSupervisor, `.build/${name}.mjs`], {
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (child.pid === undefined) throw new Error(`The ${name} process could not be started.`);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(
        signal
          ? `The ${name} process was ended by ${signal}`
          : `The ${name} process ended with exit code ${code}`,
      );
    });
  });
  return {
    name,
    pid: child.pid,
    ended,
    async stop(graceMs) {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(impatience);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
