import { closeSync, cpSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperatorSettings } from '../../lib/platform/env.ts';
import { freePort } from '../database/free-port.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { seed, serve } from '../serve/serve.ts';
import type { Product } from '../serve/serve.ts';
import { makeRunFolder } from './run-folder.ts';
import { cloneDatabase } from './throwaway-cluster.ts';
import type { DatabaseUrls, TestCluster } from './throwaway-cluster.ts';

type Settings = Record<string, string>;

const testSettings: Settings = { PROBITY_RATE_PLAN: 'unlimited', PROBITY_ALLOW_LOOPBACK_WEBHOOKS: '1' };
const neverAborted = new AbortController().signal;

/** What a first start leaves behind: copies of it are served without seeding again. Serializable as JSON. */
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

async function seedInto(dataDir: string, urls: DatabaseUrls, port: number, settings: Settings) {
  await seed(environmentFor(dataDir, urls, port, settings), neverAborted);
}

export async function seedProduct(cluster: TestCluster): Promise<SeededProduct & { remove(): void }> {
  const folder = makeRunFolder();
  const dataDir = join(folder.path, 'data');
  const database = 'seeded_product';
  await seedInto(dataDir, await cloneDatabase(cluster, database), await freePort(), {});
  return { database, dataDir, remove: folder.remove };
}

/** Seeds and serves a product of its own, with these settings. */
export async function serveProduct(cluster: TestCluster, settings: Settings = {}): Promise<RunningProduct> {
  const port = await freePort();
  const folder = makeRunFolder();
  const dataDir = join(folder.path, 'data');
  const urls = await cloneDatabase(cluster, `served_${port}`);
  await seedInto(dataDir, urls, port, settings);
  return launch(folder, environmentFor(dataDir, urls, port, settings));
}

/** Serves a copy of the seeded product. Its `first-run.json` still has the address of the seeding. */
export async function serveCopy(cluster: TestCluster, seeded: SeededProduct): Promise<RunningProduct> {
  const port = await freePort();
  const folder = makeRunFolder();
  const dataDir = join(folder.path, 'data');
  cpSync(seeded.dataDir, dataDir, { recursive: true });
  const urls = await cloneDatabase(cluster, `served_${port}`, seeded.database);
  return launch(folder, environmentFor(dataDir, urls, port, {}));
}

async function launch(
  folder: ReturnType<typeof makeRunFolder>,
  environment: RunningProduct['environment'],
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
      await product.ready(neverAborted);
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
