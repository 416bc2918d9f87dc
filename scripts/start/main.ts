import { defaultBaseUrl, readOperatorSettings } from '../../lib/platform/settings/env.ts';
import type { OperatorSettings } from '../../lib/platform/settings/env.ts';
import { identify } from '../bootstrap/process-identity.mjs';
import { updateRun } from '../bootstrap/run-record.mjs';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { migrate } from '../database/migrate.ts';
import { applicationEnvironment, refuseWrongSecrets } from '../serve/environment.ts';
import { seed, serve } from '../serve/serve.ts';
import { databaseRestarts, supervise } from '../serve/supervise.ts';
import type { Supervised } from '../serve/supervise.ts';
import { announcement, readFirstRun } from './announce.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

const steps = stepsSince(Number(process.env.PROBITY_STARTED_AT));
const stopSignal = stopRequested();

type KeptDatabase = Database & Supervised;

/** In start order. */
const started: { stop(): Promise<void> }[] = [];

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
  });

/** Adds a process to run.json, so that the next start can end it if this one is killed. */
function recordProcess(dataDir: string, name: string, pid: number): void {
  const identity = identify(pid);
  if (identity) updateRun(dataDir, (run) => (run.processes[name] = identity));
}

const maxNamed = 3;

/** The first start applies so many that their names would fill the screen. */
function migrated(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `Database migrated: ${names.length > maxNamed ? `${names.length} migrations` : names.join(', ')}`;
}

async function openMigratedDatabase(settings: OperatorSettings, signal: AbortSignal): Promise<KeptDatabase> {
  const database = await steps.run(
    ({ description }) => description,
    () => openDatabase(settings, signal),
    'Opening the database',
  );
  const { restart } = database;
  const supervised = supervise(database, { limits: databaseRestarts, restart, notice: steps.note });
  started.push(supervised);
  await steps.run(migrated, () => migrate(database.ownerUrl), 'Migrating the database');
  return { ...database, ...supervised };
}

/** Opens the database and builds concurrently. If one fails, the other is stopped. */
async function prepare(settings: OperatorSettings): Promise<KeptDatabase> {
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

/** @throws if a part of the product ends before it is ready, or too often */
async function serveUntilStopped(settings: OperatorSettings): Promise<void> {
  const dataDir = settings.PROBITY_DATA_DIR;
  const database = await prepare(settings);
  const environment = applicationEnvironment(process.env, settings, database.appUrls);
  const before = readFirstRun(dataDir);
  const seeded = await steps.run('Data seeded', () => seed(environment, stopSignal), 'Seeding data');
  if (seeded.done) console.log(seeded.done);

  const product = serve(environment, 'inherit');
  started.push(product);
  for (const { name, pid } of product.processes) recordProcess(dataDir, name, pid);
  await steps.run('Web and worker ready', () => product.ready(stopSignal), 'Starting web and worker');
  console.log(announcement(environment.PROBITY_BASE_URL, dataDir, before));
  if (seeded.notice) console.error(`${seeded.notice}\n`);

  const givenUp = product.keepRunning({
    notice: steps.note,
    onRestart: ({ name, pid }) => recordProcess(dataDir, name, pid),
  });
  const reason = await Promise.race([givenUp, database.givenUp, aborted(stopSignal)]);
  if (reason) throw new Error(`${reason}, so everything is stopped.`);
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
  refuseWrongSecrets(process.env, settings);
  const dataDir = settings.PROBITY_DATA_DIR;
  updateRun(dataDir, (run) => (run.address = settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT)));
  recordProcess(dataDir, 'server', process.pid);
  try {
    await serveUntilStopped(settings);
    return 0;
  } catch (error) {
    return report(error);
  } finally {
    await stopAll(dataDir);
  }
}

/** @returns the exit code, which is 0 if an error only follows from a requested stop */
function report(error: unknown): number {
  if (stopSignal.aborted) return 0;
  reportError(error);
  return 1;
}

process.exit(await main().catch(report));
