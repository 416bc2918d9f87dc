import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperatorSettings } from '../../lib/platform/env.ts';
import { freePort } from '../database/free-port.ts';
import { applicationEnvironment } from '../serve/environment.ts';
import { seed, serve } from '../serve/serve.ts';
import type { Product } from '../serve/serve.ts';
import { makeRunFolder } from './run-folder.ts';
import { cloneDatabase } from './throwaway-cluster.ts';
import type { TestCluster } from './throwaway-cluster.ts';

export interface ServedProduct {
  baseUrl: string;
  dataDir: string;
  /** Of the application's role. */
  databaseUrl: string;
}

const testSettings = { PROBITY_RATE_PLAN: 'unlimited', PROBITY_ALLOW_LOOPBACK_WEBHOOKS: '1' };

export interface RunningProduct extends ServedProduct {
  kill(): Promise<void>;
  /** Serves again after kill(), on the same database, folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function serveProduct(
  cluster: TestCluster,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  const folder = makeRunFolder();
  const dataDir = join(folder.path, 'data');
  const port = await freePort();
  const { DATABASE_URL: _outside, PROBITY_BASE_URL: _address, ...inherited } = process.env;
  const given = {
    ...inherited,
    ...testSettings,
    PORT: String(port),
    PROBITY_DATA_DIR: dataDir,
    PROBITY_BASE_URL: `http://127.0.0.1:${port}`,
    ...settings,
  };
  const { appUrl, ownerUrl } = await cloneDatabase(cluster, `served_${port}`);
  const environment = applicationEnvironment(given, readOperatorSettings(given), appUrl);
  const neverAborted = new AbortController().signal;
  const log = join(folder.path, 'product.log');
  await seed({ ...environment, PROBITY_OWNER_DATABASE_URL: ownerUrl }, neverAborted);
  let product = launch();
  await becomeReady();

  return {
    baseUrl: environment.PROBITY_BASE_URL,
    dataDir,
    databaseUrl: appUrl,
    stop,
    async kill() {
      await Promise.all(product.processes.map((each) => each.kill()));
    },
    async restart() {
      product = launch();
      await becomeReady();
    },
  };

  function launch(): Product {
    const output = openSync(log, 'a');
    const launched = serve(environment, output);
    closeSync(output);
    return launched;
  }

  async function becomeReady(): Promise<void> {
    try {
      await product.ready(neverAborted);
    } catch (error) {
      const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
      await stop();
      throw new Error(`The product did not start. Its output:\n${output}`, { cause: error });
    }
  }

  async function stop(): Promise<void> {
    await product.stop();
    folder.remove();
  }
}
