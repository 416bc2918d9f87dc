// npm run import, second half: finds the database, whether it is served now or not, and imports into it.
import { readOperatorSettings } from '../../lib/platform/env.ts';
import { ownNode, run } from '../bootstrap/run.mjs';
import { stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { openDatabase } from '../start/database.ts';

const steps = stepsSince(Number(process.env.PROBITY_BEGUN));
const signal = stopRequested();
const settings = readOperatorSettings(process.env);

const database = await openDatabase(settings, signal);
try {
  await migrate(database.ownerUrl);
  await ensureBuilt(steps, signal);
  const env = applicationEnvironment(process.env, settings, database.appUrl);
  const importer = ['--enable-source-maps', '.build/import-data.mjs', ...process.argv.slice(2)];
  console.log(await run(ownNode, importer, { env, signal }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A server that was running before is somebody else's to stop.
  if (!database.takenOver) await database.stop();
}
process.exit();
