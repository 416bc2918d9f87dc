// npm run import. This half needs nothing but Node 20; it goes on in import/main.ts, on the Node 24 among the packages.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { reportError, stepsSince } from './bootstrap/steps.mjs';
import { stopRequested } from './bootstrap/stopping.mjs';

const begun = Date.now();
/** How many words stand before the paths, which are of the folder that we were called in. */
const wordsBefore = process.argv[2] === 'delta' ? 2 : 1;
const given = process.argv.slice(2);
const args = [...given.slice(0, wordsBefore), ...given.slice(wordsBefore).map((path) => resolve(path))];
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const signal = stopRequested();

try {
  await ensureInstalled(stepsSince(begun), signal);
  process.exitCode = await handOver('scripts/import/main.ts', args, begun, signal);
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
}
process.exit();
