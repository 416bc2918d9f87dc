// npm run webhooks, first half: runs on Node 20 without packages. It installs them and hands over to processes/listen on
// Node 24.
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const startedAt = Date.now();
const signal = stopRequested();

try {
  // Standard output is only for the results.
  await ensureInstalled(stepsSince(startedAt, console.error), signal);
  // tsx resolves the imports that Node alone cannot (`@/…`, no extensions), so nothing has to be built first.
  const args = ['processes/listen/main.ts', ...process.argv.slice(2)];
  process.exitCode = await handOver('--import=tsx', args, startedAt, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
}
process.exit();
