// npm start, second half: everything is installed, and scripts/start.mjs holds the data folder's claim for us.
import { defaultBaseUrl, readOperatorSettings } from '../../lib/platform/env.ts';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { identify } from '../bootstrap/process-identity.mjs';
import { updateRun } from '../bootstrap/run-record.mjs';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { seed, serve } from '../serve/serve.ts';
import { announcement, readFirstRun } from './announce.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

const steps = stepsSince(Number(process.env.PROBITY_BEGUN));
const stopSignal = stopRequested();

/** What has been started, in that order. */
const started: { stop(): Promise<void> }[] = [];

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
  });

/** Puts a process of ours on the list by which the next start finds it, should we be killed. */
function record(dataDir: string, name: string, pid: number): void {
  const identity = identify(pid);
  if (identity) updateRun(dataDir, (run) => (run.processes[name] = identity));
}

async function openMigratedDatabase(settings: OperatorSettings, signal: AbortSignal): Promise<Database> {
  const database = await openDatabase(settings, signal);
  started.push(database);
  steps.note(database.description);
  const names = await migrate(database.ownerUrl);
  if (names.length > 0) steps.note(`Database migrated: ${names.join(', ')}`);
  return database;
}

/** The two long things side by side; when one fails the other is not waited for to succeed. */
async function prepare(settings: OperatorSettings): Promise<Database> {
  const failure = new AbortController();
  const signal = AbortSignal.any([stopSignal, failure.signal]);
  const abortOnFailure = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      failure.abort(error);
      throw error;
    });
  const [database, build] = await Promise.allSettled([
    abortOnFailure(openMigratedDatabase(settings, signal)),
    abortOnFailure(ensureBuilt(steps, signal)),
  ]);
  if (failure.signal.aborted) throw failure.signal.reason;
  if (build.status === 'rejected') throw build.reason;
  if (database.status === 'rejected') throw database.reason;
  return database.value;
}

/** @returns when it is asked to stop, or with an error when a part of it has ended */
async function start(settings: OperatorSettings): Promise<void> {
  const dataDir = settings.PROBITY_DATA_DIR;
  const database = await prepare(settings);
  const { ownerUrl, appUrl } = database;
  const environment = applicationEnvironment(process.env, settings, appUrl);
  const seeded = await steps.run('Data seeded', () =>
    seed({ ...environment, PROBITY_OWNER_DATABASE_URL: ownerUrl }, stopSignal),
  );
  if (seeded) console.log(seeded);

  const product = serve(environment, 'inherit');
  started.push(product);
  for (const { name, pid } of product.processes) record(dataDir, name, pid);
  await steps.run('Web and worker ready', () => product.ready(stopSignal));
  console.log(announcement(environment.PROBITY_BASE_URL, readFirstRun(dataDir)));

  const death = await Promise.race([product.ended, database.ended, aborted(stopSignal)]);
  if (death) throw new Error(`${death}: everything is stopped.`);
}

async function stopAll(dataDir: string): Promise<void> {
  updateRun(dataDir, (run) => (run.stopping = true));
  if (started.length === 0) return;
  for (const part of started.reverse()) await part.stop();
  steps.note('Stopped');
}

/** @returns the exit code */
async function main(): Promise<number> {
  const settings = readOperatorSettings(process.env);
  const dataDir = settings.PROBITY_DATA_DIR;
  updateRun(dataDir, (run) => (run.address = settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT)));
  record(dataDir, 'server', process.pid);
  try {
    await start(settings);
    return 0;
  } catch (error) {
    return report(error);
  } finally {
    await stopAll(dataDir);
  }
}

/** @returns the exit code: being asked to stop, even half-way through a start, is not a failure */
function report(error: unknown): number {
  if (stopSignal.aborted) return 0;
  reportError(error);
  return 1;
}

process.exit(await main().catch(report));
