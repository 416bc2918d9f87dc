// npm run screen. This half needs nothing but Node 20; it goes on in processes/screen, on the Node 24 among the packages.
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const begun = Date.now();
const signal = stopRequested();

try {
  // Standard output is for the answers alone.
  await ensureInstalled(stepsSince(begun, console.error), signal);
  // The matcher is written for a bundler; tsx reads it as it is, so that nothing has to be built first.
  const args = ['processes/screen/main.ts', ...process.argv.slice(2)];
  process.exitCode = await handOver('--import=tsx', args, begun, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
}
process.exit();
