import { execa } from 'execa';
import { readOperatorSettings } from '../../lib/platform/env.ts';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { commandEnvironment, ownNode } from '../bootstrap/own-node.mjs';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment, environmentOf } from '../serve/environment.ts';
import { openDatabase } from '../start/database.ts';

const steps = stepsSince(Number(process.env.PROBITY_STARTED_AT));
const signal = stopRequested();

/** Ends with the problems of wrong settings, as `npm start` does. */
function operatorSettings(): OperatorSettings {
  try {
    return readOperatorSettings(process.env);
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}

const settings = operatorSettings();

async function importData(env: Record<string, string | undefined>): Promise<void> {
  const { exitCode } = await execa(
    ownNode,
    ['--enable-source-maps', '.build/import-data.mjs', ...process.argv.slice(2)],
    { env: { ...commandEnvironment(), ...env }, stdio: 'inherit', reject: false, cancelSignal: signal },
  );
  process.exitCode = exitCode === 0 ? 0 : 1;
}

const database = await openDatabase(settings, signal);
try {
  await migrate(database.ownerUrl);
  await ensureBuilt(steps, signal);
  const environment = applicationEnvironment(process.env, settings, database.appUrls);
  await importData(environmentOf('import', environment));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A server that was running before us stays up.
  if (!database.takenOver) await database.stop();
}
process.exit();
