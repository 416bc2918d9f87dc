import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';
import { reportError, stepsSince } from './steps.mjs';
import { stopRequested } from './stopping.mjs';

/**
 * First half of an operator's command: runs on Node 20 without packages, installs them, and hands over to Node 24.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export async function runOperatorCommand(script, args) {
  const startedAt = Date.now();
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const signal = stopRequested();
  try {
    await ensureInstalled(stepsSince(startedAt), signal);
    process.exitCode = await handOver(script, args, startedAt, signal);
  } catch (error) {
    if (!signal.aborted) reportError(error);
    process.exitCode = 1;
  }
  process.exit();
}
