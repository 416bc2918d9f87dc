import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { ownNode } from '../scripts/bootstrap/own-node.mjs';
import { startCluster } from '../scripts/database/cluster.ts';
import { freePort } from '../scripts/database/free-port.ts';
import { migrate } from '../scripts/database/migrate.ts';
import { durable } from '../scripts/database/profiles.ts';
import { applicationUrls, ensureDatabase, ensureRoles, withClient } from '../scripts/database/roles.ts';
import type { ApplicationUrls } from '../scripts/database/roles.ts';
import { applicationEnvironment } from '../scripts/serve/environment.ts';
import { seed, serve } from '../scripts/serve/serve.ts';
import { readFirstRun } from '../scripts/start/announce.ts';
import { makeRunFolder, sweepRunFolders } from '../scripts/test/run-folder.ts';
import { readOperatorSettings } from '../lib/platform/env.ts';

const sharedData = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const lists = ['ofac', 'un'].map((name) => join(sharedData, name)).filter((path) => existsSync(path));

/** Without lists, the first start loads its sample list. */
const listSettings: NodeJS.Dict<string> =
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

export interface Database {
  folder: string;
  ownerUrl: string;
  appUrls: ApplicationUrls;
}

export async function startDatabase(started: Started, signal: AbortSignal): Promise<Database> {
  await sweepRunFolders();
  const folder = makeRunFolder();
  started.add(folder.remove);
  const cluster = await startCluster(folder.path, durable, signal);
  folder.recordCluster(cluster.folder);
  started.add(cluster.stop);
  await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
    await ensureRoles(client, cluster.passwords);
    await ensureDatabase(client, 'probity');
  });
  const ownerUrl = cluster.url('probity_owner', 'probity');
  await migrate(ownerUrl);
  const appUrls = applicationUrls((role) => cluster.url(role, 'probity'));
  return { folder: folder.path, ownerUrl, appUrls };
}

export interface Product {
  environment: ReturnType<typeof applicationEnvironment>;
  baseUrl: string;
  projectHash: string;
  apiKey: string;
  projectId: number;
}

export async function seedProduct(
  { folder, ownerUrl, appUrls }: Database,
  signal: AbortSignal,
): Promise<Product> {
  const port = await freePort();
  const { DATABASE_URL: _outside, ...inherited } = process.env;
  const given = {
    ...inherited,
    ...listSettings,
    PORT: String(port),
    PROBITY_BASE_URL: `http://127.0.0.1:${port}`,
    PROBITY_DATA_DIR: join(folder, 'data'),
    PROBITY_RATE_PLAN: 'unlimited',
  };
  const environment = applicationEnvironment(given, readOperatorSettings(given), appUrls);
  await seed(environment, signal);
  const access = readFirstRun(environment.PROBITY_DATA_DIR);
  if (!access) throw new Error('The seed did not write first-run.json.');
  const projectId = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query('select id from projects where hash = $1', [access.project_hash]);
    return Number(rows[0].id);
  });
  const { project_hash: projectHash, api_key: apiKey } = access;
  return { environment, baseUrl: environment.PROBITY_BASE_URL, projectHash, apiKey, projectId };
}

export async function serveProduct(
  started: Started,
  folder: string,
  { environment }: Product,
  signal: AbortSignal,
): Promise<void> {
  const output = openSync(join(folder, 'product.log'), 'a');
  const product = serve(environment, output);
  closeSync(output);
  started.add(product.stop);
  await product.ready(signal);
}

export async function startYardstick(started: Started, appUrl: string, projectId: number): Promise<string> {
  const port = await freePort();
  const child = fork(resolve('bench/yardstick.ts'), {
    execPath: ownNode,
    execArgv: [],
    env: { NODE_ENV: 'production', DATABASE_URL: appUrl, PROJECT_ID: String(projectId), PORT: String(port) },
  });
  started.add(() => void child.kill());
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The yardstick exited.'))),
  ]);
  return `http://127.0.0.1:${port}`;
}
