// npm run import, first half: runs on Node 20 without packages. It installs them and hands over to import/main.ts on
// Node 24.
import { fileURLToPath } from 'node:url';
import { handOver } from './bootstrap/hand-over.mjs';
import { withAbsolutePaths } from './bootstrap/import-arguments.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const startedAt = Date.now();
// Paths are relative to the caller's folder, which we are about to leave.
const args = withAbsolutePaths(process.argv.slice(2));
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const signal = stopRequested();

try {
  await ensureInstalled(stepsSince(startedAt), signal);
  process.exitCode = await handOver('scripts/import/main.ts', args, startedAt, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
}
process.exit();
