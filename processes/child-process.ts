import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Of what a process wrote before it failed; its end is what tells why. */
const keptOfErrors = 4000;

/**
 * Runs a script to its end, in a process that ends with this one, however this one ends.
 *
 * Throws an error that tells what the script wrote to its standard error when it failed.
 */
export async function runToEnd(script: string, args: readonly string[]): Promise<void> {
  const follow = resolve('processes/follow-supervisor.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', follow, script, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-keptOfErrors);
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${signal ?? `exit code ${code}`}. ${errors.trim()}`);
}
