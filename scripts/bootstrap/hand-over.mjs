import { spawn } from 'node:child_process';
import { commandEnvironment, ownNode } from './own-node.mjs';

/**
 * Runs the second half of a command on Node 24, which reads TypeScript. The IPC channel closes when this process ends,
 * even by `kill -9`, so the script always notices (stopping.mjs).
 * @param {string} script
 * @param {string[]} args
 * @param {number} startedAt epoch milliseconds at which the command started
 * @param {AbortSignal} signal stops the script
 * @returns {Promise<number>} its exit code
 */
export function handOver(script, args, startedAt, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, [script, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...commandEnvironment(), PROBITY_STARTED_AT: String(startedAt) },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
    signal.addEventListener('abort', () => child.kill('SIGTERM'));
    if (signal.aborted) child.kill('SIGTERM');
  });
}
