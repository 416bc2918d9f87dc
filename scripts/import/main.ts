// npm run import, second half: finds the database, whether it is served now or not, and imports into it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readOperatorSettings } from '../../lib/platform/env.ts';
import { commandEnvironment, ownNode } from '../bootstrap/run.mjs';
import { stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { openDatabase } from '../start/database.ts';

const steps = stepsSince(Number(process.env.PROBITY_BEGUN));
const signal = stopRequested();
const settings = readOperatorSettings(process.env);

/** In our own terminal, so that its progress is seen as it comes. */
async function importData(env: Record<string, string | undefined>): Promise<void> {
  const args = ['--enable-source-maps', '.build/import-data.mjs', ...process.argv.slice(2)];
  const child = spawn(ownNode, args, { env: { ...commandEnvironment(), ...env }, stdio: 'inherit', signal });
  const [code] = await once(child, 'close');
  process.exitCode = code === 0 ? 0 : 1;
}

const database = await openDatabase(settings, signal);
try {
  await migrate(database.ownerUrl);
  await ensureBuilt(steps, signal);
  await importData(applicationEnvironment(process.env, settings, database.appUrl));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A server that was running before is somebody else's to stop.
  if (!database.takenOver) await database.stop();
}
process.exit();
