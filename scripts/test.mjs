// npm test, first half: runs on Node 20 without packages. It installs them and hands over to test/main.ts on Node 24.
import { fileURLToPath } from 'node:url';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const startedAt = Date.now();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const signal = stopRequested();

try {
  await ensureInstalled(stepsSince(startedAt), signal);
  process.exitCode = await handOver('scripts/test/main.ts', process.argv.slice(2), startedAt, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
process.exit();
