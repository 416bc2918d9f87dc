import { execa } from 'execa';
import { readOperatorSettings } from '../../lib/platform/env.ts';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { commandEnvironment, ownNode } from '../bootstrap/own-node.mjs';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment, environmentOf } from '../serve/environment.ts';
import { openDatabase } from './database.ts';

/** Ends with the problems of wrong settings, as `npm start` does. */
function operatorSettings(): OperatorSettings {
  try {
    return readOperatorSettings(process.env);
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}

/**
 * Runs a process of `.build` to its end beside the product, or without it, signed in to the database as that kind of
 * process does. Sets this process's exit code.
 */
export async function runProcess(
  bundle: string,
  kind: Parameters<typeof environmentOf>[0],
  args: readonly string[],
): Promise<void> {
  const steps = stepsSince(Number(process.env.PROBITY_STARTED_AT));
  const signal = stopRequested();
  const settings = operatorSettings();
  const database = await openDatabase(settings, signal);
  try {
    await migrate(database.ownerUrl);
    await ensureBuilt(steps, signal);
    const environment = applicationEnvironment(process.env, settings, database.appUrls);
    const { exitCode } = await execa(ownNode, ['--enable-source-maps', `.build/${bundle}.mjs`, ...args], {
      env: { ...commandEnvironment(), ...environmentOf(kind, environment) },
      stdio: 'inherit',
      reject: false,
      cancelSignal: signal,
    });
    process.exitCode = exitCode === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    // A server that was running before us stays up.
    if (!database.takenOver) await database.stop();
  }
}
