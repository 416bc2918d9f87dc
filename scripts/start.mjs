// npm start, first half: runs on Node 20 without packages. It checks the settings, claims the data folder, installs
// the packages and hands over to start/main.ts on Node 24.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireFreePort } from './bootstrap/port.mjs';
import { claimRun, releaseRun } from './bootstrap/run-record.mjs';
import { problemsWith } from './bootstrap/settings.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const startedAt = Date.now();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const steps = stepsSince(startedAt);
const signal = stopRequested();
const dataDir = resolve(process.env.PROBITY_DATA_DIR || '.data');

async function start() {
  const problems = problemsWith(process.env);
  if (problems.length > 0) throw new Error(['Some settings are wrong:', ...problems].join('\n  '));
  const { recovered } = await claimRun(dataDir);
  if (recovered) steps.note('The last run was killed: its remaining processes have been stopped');
  await requireFreePort(Number(process.env.PORT || 3000));
  await ensureInstalled(steps, signal);
  return handOver('scripts/start/main.ts', [], startedAt, signal);
}

try {
  process.exitCode = await start();
} catch (error) {
  process.exitCode = signal.aborted ? 0 : 1;
  if (!signal.aborted) reportError(error);
} finally {
  releaseRun(dataDir);
}
process.exit();
