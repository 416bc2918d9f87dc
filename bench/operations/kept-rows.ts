// A database that stays in a folder with its rows, which take a quarter of an hour to load, so that a later run can
// measure at once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../scripts/database/cluster.ts';
import { migrate } from '../../scripts/database/migrate.ts';
import { durable, type Profile } from '../../scripts/database/profiles.ts';
import {
  applicationUrls,
  ensureDatabase,
  ensureRoles,
  refuseLargeObjects,
  withClient,
} from '../../scripts/database/roles.ts';
import { generateSources } from '../../scripts/build/sources.ts';
import type { Started } from '../deployment.ts';
import type { ownSecrets } from '../processes.ts';
import type { Prepared } from './prepare.ts';

export interface Urls {
  ownerUrl: string;
  appUrls: ReturnType<typeof applicationUrls>;
}

export interface LoadedRows {
  cases: number;
  /** Secrets with which the keys and sessions of the projects were created. */
  secrets: typeof ownSecrets;
  projects: [large: Prepared, small: Prepared];
}

const database = 'probity';

/** An interrupted load starts over, so nothing has to survive a power cut. */
const loading: Profile = {
  ...durable,
  settings: {
    ...durable.settings,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
    maintenance_work_mem: '512MB',
  },
};

async function openDatabase(cluster: Cluster): Promise<Urls> {
  await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
    await ensureRoles(client, cluster.passwords);
    await ensureDatabase(client, database);
  });
  await withClient(cluster.url('probity_admin', database), refuseLargeObjects);
  const ownerUrl = cluster.url('probity_owner', database);
  await migrate(ownerUrl);
  return { ownerUrl, appUrls: applicationUrls((role) => cluster.url(role, database)) };
}

async function loadInto(
  folder: string,
  load: (urls: Urls) => Promise<LoadedRows>,
  signal: AbortSignal,
): Promise<LoadedRows> {
  const cluster = await startCluster(folder, loading, signal);
  try {
    return await load(await openDatabase(cluster));
  } finally {
    await cluster.stop();
  }
}

/** Loads the rows if the folder has none yet. Applies migrations added since. */
export async function openKeptRows(
  started: Started,
  folder: string,
  load: (urls: Urls) => Promise<LoadedRows>,
  signal: AbortSignal,
): Promise<{ urls: Urls; loaded: LoadedRows }> {
  await generateSources(signal);
  const description = join(folder, 'rows.json');
  if (!existsSync(description)) {
    writeFileSync(description, JSON.stringify(await loadInto(folder, load, signal)), { mode: 0o600 });
  }
  const loaded = JSON.parse(readFileSync(description, 'utf8')) as LoadedRows; // written above
  const cluster = await startCluster(folder, durable, signal);
  started.add(cluster.stop);
  return { urls: await openDatabase(cluster), loaded };
}
