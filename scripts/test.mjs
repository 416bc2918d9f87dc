// npm test. This half needs nothing but Node 20: it installs the packages and goes on in test/main.ts, on the Node 24
// among them.
import { fileURLToPath } from 'node:url';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const begun = Date.now();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const signal = stopRequested();

try {
  await ensureInstalled(stepsSince(begun), signal);
  process.exitCode = await handOver('scripts/test/main.ts', process.argv.slice(2), begun, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
process.exit();
