import { execa } from 'execa';
import { readOperatorSettings } from '../../lib/platform/settings/env.ts';
import type { OperatorSettings } from '../../lib/platform/settings/env.ts';
import { commandEnvironment, ownNode } from '../bootstrap/own-node.mjs';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment, environmentOf, refuseWrongSecrets } from '../serve/environment.ts';
import { openDatabase } from './database.ts';

const steps = stepsSince(Number(process.env.PROBITY_STARTED_AT));

/** Ends with the problems of wrong settings, as `npm start` does. */
export function operatorSettings(): OperatorSettings {
  try {
    const settings = readOperatorSettings(process.env);
    refuseWrongSecrets(process.env, settings);
    return settings;
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}

function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runToEnd(
  bundle: string,
  args: readonly string[],
  environment: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<void> {
  const { exitCode } = await execa(
    ownNode,
    ['--import', './processes/source-maps.mjs', `.build/${bundle}.mjs`, ...args],
    {
      env: { ...commandEnvironment(), ...environment },
      stdio: 'inherit',
      reject: false,
      cancelSignal: signal,
    },
  );
  process.exitCode = exitCode === 0 ? 0 : 1;
}

/**
 * Runs a process of `.build` to its end, with or without the product running, signed in to the database with
 * the role of that kind of process. Sets this process's exit code.
 */
export async function runProcess(
  bundle: string,
  kind: Parameters<typeof environmentOf>[0],
  args: readonly string[],
): Promise<void> {
  const signal = stopRequested();
  const settings = operatorSettings();
  const database = await openDatabase(settings, signal);
  try {
    await migrate(database.ownerUrl);
    await ensureBuilt(steps, signal);
    const environment = applicationEnvironment(process.env, settings, database.appUrls);
    await runToEnd(bundle, args, environmentOf(kind, environment), signal);
  } catch (error) {
    reportFailure(error);
  } finally {
    // A server that was already running stays up.
    if (!database.takenOver) await database.stop();
  }
}

/** The same for a command without a database. */
export async function runWithoutDatabase(
  bundle: string,
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<void> {
  const signal = stopRequested();
  try {
    await ensureBuilt(steps, signal);
    await runToEnd(bundle, args, environment, signal);
  } catch (error) {
    reportFailure(error);
  }
}
