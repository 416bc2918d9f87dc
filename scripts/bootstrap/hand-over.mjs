import { spawn } from 'node:child_process';
import { commandEnvironment, ownNode } from './run.mjs';

/**
 * Goes on with a script on our own Node 24, which reads TypeScript. The script learns of our end, however sudden, by
 * the channel between us.
 * @param {string} script
 * @param {string[]} args
 * @param {number} begun epoch milliseconds at which the whole began
 * @param {AbortSignal} signal asks the script to end
 * @returns {Promise<number>} its exit code
 */
export function handOver(script, args, begun, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, [script, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...commandEnvironment(), PROBITY_BEGUN: String(begun) },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
    signal.addEventListener('abort', () => child.kill('SIGTERM'));
    if (signal.aborted) child.kill('SIGTERM');
  });
}
