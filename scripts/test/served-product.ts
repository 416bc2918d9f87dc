import { closeSync, cpSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperatorSettings } from '../../lib/platform/settings/env.ts';
import { freePort } from '../database/free-port.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { seed, serve } from '../serve/serve.ts';
import type { Product } from '../serve/serve.ts';
import { makeRunFolder } from './run-folder.ts';
import { cloneDatabase } from './throwaway-cluster.ts';
import type { DatabaseUrls, TestCluster } from './throwaway-cluster.ts';

export type Settings = Record<string, string>;

const testSettings: Settings = { PROBITY_RATE_PLAN: 'unlimited', PROBITY_ALLOW_LOOPBACK_WEBHOOKS: '1' };

/** For tests that need no worker, which takes as long to start as a web process. */
export const webAlone: Settings = { PROBITY_PROCESSES: 'web' };

const neverAborted = new AbortController().signal;

/** The result of a first start: copies of it are served without seeding again. Serializable as JSON. */
export interface SeededProduct {
  database: string;
  dataDir: string;
}

export interface RunningProduct {
  baseUrl: string;
  dataDir: string;
  environment: ReturnType<typeof applicationEnvironment>;
  webPid(): number;
  kill(): Promise<void>;
  /** Serves again after kill(), on the same database, folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function environmentFor(dataDir: string, { appUrls }: DatabaseUrls, port: number, settings: Settings) {
  const { DATABASE_URL: _outside, PROBITY_BASE_URL: _address, ...inherited } = process.env;
  const given = {
    ...inherited,
    ...testSettings,
    PORT: String(port),
    PROBITY_DATA_DIR: dataDir,
    PROBITY_BASE_URL: `http://127.0.0.1:${port}`,
    ...settings,
  };
  return applicationEnvironment(given, readOperatorSettings(given), appUrls);
}

/** Seeded and not served yet. */
export interface PreparedProduct {
  ownerUrl: string;
  folder: string;
  environment: RunningProduct['environment'];
  /** Additional variables for all of its processes. */
  serve(variables?: Settings): Promise<RunningProduct>;
  remove(): void;
}

type Folder = ReturnType<typeof makeRunFolder>;

const preparedIn = (
  folder: Folder,
  ownerUrl: string,
  environment: RunningProduct['environment'],
  signal: AbortSignal,
): PreparedProduct => ({
  ownerUrl,
  folder: folder.path,
  environment,
  serve: (variables) => launch(folder, { ...environment, ...variables }, signal),
  remove: folder.remove,
});

async function prepareIn(
  cluster: TestCluster,
  database: string,
  port: number,
  settings: Settings,
  signal: AbortSignal,
): Promise<PreparedProduct> {
  const folder = makeRunFolder();
  const urls = await cloneDatabase(cluster, database);
  const environment = environmentFor(join(folder.path, 'data'), urls, port, settings);
  // The tour of a first sign-in would cover what tests look at (docs/adr/0090).
  await seed({ ...environment, PROBITY_NO_TOUR: '1' }, signal);
  return preparedIn(folder, urls.ownerUrl, environment, signal);
}

/** Seeds a separate product with these settings. */
export async function prepareProduct(
  cluster: TestCluster,
  settings: Settings = {},
  signal: AbortSignal = neverAborted,
): Promise<PreparedProduct> {
  const port = await freePort();
  return prepareIn(cluster, `served_${port}`, port, settings, signal);
}

export async function seedProduct(
  cluster: TestCluster,
  settings: Settings = {},
): Promise<SeededProduct & { remove(): void }> {
  const port = await freePort();
  const database = `seeded_${port}`;
  const { environment, remove } = await prepareIn(cluster, database, port, settings, neverAborted);
  return { database, dataDir: environment.PROBITY_DATA_DIR, remove };
}

/** Seeds and serves a separate product with these settings. */
export const serveProduct = async (cluster: TestCluster, settings: Settings = {}): Promise<RunningProduct> =>
  (await prepareProduct(cluster, settings)).serve();

/**
 * A copy of the seeded product, not served yet. Its `first-run.json` still has the address of the seeding.
 */
export async function prepareCopy(
  cluster: TestCluster,
  seeded: SeededProduct,
  settings: Settings = {},
): Promise<PreparedProduct> {
  const port = await freePort();
  const folder = makeRunFolder();
  const dataDir = join(folder.path, 'data');
  cpSync(seeded.dataDir, dataDir, { recursive: true });
  const urls = await cloneDatabase(cluster, `served_${port}`, seeded.database);
  return preparedIn(folder, urls.ownerUrl, environmentFor(dataDir, urls, port, settings), neverAborted);
}

export const serveCopy = async (
  cluster: TestCluster,
  seeded: SeededProduct,
  settings: Settings = {},
): Promise<RunningProduct> => (await prepareCopy(cluster, seeded, settings)).serve();

async function launch(
  folder: Folder,
  environment: RunningProduct['environment'],
  signal: AbortSignal,
): Promise<RunningProduct> {
  const log = join(folder.path, 'product.log');
  let product: Product;
  await serveUntilReady();

  return {
    baseUrl: environment.PROBITY_BASE_URL,
    dataDir: environment.PROBITY_DATA_DIR,
    environment,
    stop,
    webPid,
    async kill() {
      await Promise.all(product.processes.map((each) => each.kill()));
    },
    restart: serveUntilReady,
  };

  function webPid(): number {
    const web = product.processes.find(({ name }) => name === 'web');
    if (!web) throw new Error('The web process is not running.');
    return web.pid;
  }

  async function serveUntilReady(): Promise<void> {
    const output = openSync(log, 'a');
    product = serve(environment, output);
    closeSync(output);
    try {
      await product.ready(signal);
    } catch (error) {
      const printed = existsSync(log) ? readFileSync(log, 'utf8') : '';
      await stop();
      throw new Error(`The product did not start. Its output:\n${printed}`, { cause: error });
    }
  }

  async function stop(): Promise<void> {
    await product.stop();
    folder.remove();
  }
}
