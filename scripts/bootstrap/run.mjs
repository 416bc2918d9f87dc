import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The Node 24 that is among the dependencies, and the commands of the others. */
export const ownNode = resolve('node_modules/node/bin/node');
const commands = [resolve('node_modules/node/bin'), resolve('node_modules/.bin')];

/** Our environment, in which installed commands are found first and none of them calls home. */
export function commandEnvironment() {
  return {
    ...process.env,
    PATH: [...commands, process.env.PATH].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
}

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string, signal?: AbortSignal }} RunOptions */

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} all that it printed
 */
export function attempt(command, args, { env = {}, cwd, signal } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      env: { ...commandEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
    });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.once('error', fail);
    const stop = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', stop);
    // "close" and not "exit": its own children, which print to the same pipe, have ended by then too.
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) fail(signal.reason);
      done({ code: code ?? 1, output: Buffer.concat(printed).toString('utf8').trim() });
    });
    if (signal?.aborted) stop();
  });
}

/**
 * Runs a command that has to succeed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} all that it printed
 */
export async function run(command, args, options) {
  const { code, output } = await attempt(command, args, options);
  if (code === 0) return output;
  throw new Error(`${[command, ...args].join(' ')} ended with exit code ${code}:\n${output}`);
}
