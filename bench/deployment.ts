import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { ownNode } from '../scripts/bootstrap/own-node.mjs';
import { reportError } from '../scripts/bootstrap/steps.mjs';
import { generateSources } from '../scripts/build/sources.ts';
import { freePort } from '../scripts/database/free-port.ts';
import { durable } from '../scripts/database/profiles.ts';
import { withClient } from '../scripts/database/roles.ts';
import { requireFirstRun } from '../scripts/start/announce.ts';
import { type PreparedProduct, prepareProduct, type Settings } from '../scripts/test/served-product.ts';
import { startThrowawayCluster, type TestCluster } from '../scripts/test/throwaway-cluster.ts';

const sharedData = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const lists = ['ofac', 'un'].map((name) => join(sharedData, name)).filter((path) => existsSync(path));

/** Without lists, the first start loads its sample list. */
const listSettings: Settings =
  lists.length > 0 ? { PROBITY_WATCHLIST_FILES: lists.join(','), PROBITY_EMPTY: '1' } : {};

export class Started {
  private readonly parts: (() => Promise<void> | void)[] = [];

  add(stop: () => Promise<void> | void): void {
    this.parts.push(stop);
  }

  async stop(): Promise<void> {
    for (const stop of this.parts.splice(0).reverse()) await stop();
  }
}

/** Runs a benchmark, then ends everything that it started, and the process. */
export async function runBench(
  signal: AbortSignal,
  run: (started: Started) => Promise<void>,
): Promise<never> {
  const started = new Started();
  try {
    await run(started);
  } catch (error) {
    if (!signal.aborted) reportError(error);
    process.exitCode = 1;
  } finally {
    await started.stop();
  }
  process.exit();
}

/** Uses the settings of a real deployment instead of those for tests. Updates the generated code first. */
export async function startDatabase(started: Started, signal: AbortSignal): Promise<TestCluster> {
  await generateSources(signal);
  const { stop, ...cluster } = await startThrowawayCluster(durable, signal);
  started.add(stop);
  return cluster;
}

export interface Product extends PreparedProduct {
  baseUrl: string;
  projectHash: string;
  apiKey: string;
  projectId: number;
}

export async function seedProduct(
  started: Started,
  cluster: TestCluster,
  signal: AbortSignal,
  settings = listSettings,
): Promise<Product> {
  const prepared = await prepareProduct(cluster, settings, signal);
  started.add(prepared.remove);
  const { PROBITY_BASE_URL: baseUrl, PROBITY_DATA_DIR: dataDir } = prepared.environment;
  const { project_hash: projectHash, api_key: apiKey } = requireFirstRun(dataDir);
  const projectId = await withClient(prepared.ownerUrl, async (client) => {
    const { rows } = await client.query('select id from projects where hash = $1', [projectHash]);
    return Number(rows[0].id);
  });
  return { ...prepared, baseUrl, projectHash, apiKey, projectId };
}

export async function serveProduct(
  started: Started,
  { serve }: Product,
  variables: Settings = {},
): Promise<void> {
  const { stop } = await serve(variables);
  started.add(stop);
}

export async function startYardstick(started: Started, { environment, projectId }: Product): Promise<string> {
  const port = await freePort();
  const child = fork(resolve('bench/yardstick.ts'), {
    execPath: ownNode,
    execArgv: [],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: environment.PROBITY_WEB_DATABASE_URL,
      PROJECT_ID: String(projectId),
      PORT: String(port),
    },
  });
  started.add(() => void child.kill());
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The yardstick exited.'))),
  ]);
  return `http://127.0.0.1:${port}`;
}
