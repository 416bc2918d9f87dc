import { startCluster } from '../database/cluster.ts';
import type { Cluster } from '../database/cluster.ts';
import { migrate } from '../database/migrate.ts';
import { type Profile, throwaway } from '../database/profiles.ts';
import {
  applicationUrls,
  ensureDatabase,
  ensureRoles,
  refuseLargeObjects,
  restrictDatabase,
  withClient,
} from '../database/roles.ts';
import type { ApplicationUrls } from '../database/roles.ts';
import { makeRunFolder, sweepRunFolders } from './run-folder.ts';

/** What a test process needs to create its own databases. Serializable as JSON. */
export interface TestCluster {
  adminUrl: string;
  ownerUrl: string;
  appUrls: ApplicationUrls;
}

export interface DatabaseUrls {
  ownerUrl: string;
  appUrls: ApplicationUrls;
}

const template = 'probity_template';

async function createTemplate(cluster: Cluster): Promise<void> {
  await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
    await ensureRoles(client, cluster.passwords);
    await ensureDatabase(client, template);
  });
  await withClient(cluster.url('probity_admin', template), refuseLargeObjects);
  await migrate(cluster.url('probity_owner', template));
}

export async function startThrowawayCluster(
  profile: Profile = throwaway,
  signal: AbortSignal = new AbortController().signal,
): Promise<TestCluster & { stop(): Promise<void> }> {
  await sweepRunFolders();
  const folder = makeRunFolder();
  const cluster = await startCluster(folder.path, profile, signal);
  folder.recordCluster(cluster.folder);
  async function stop() {
    await cluster.stop();
    folder.remove();
  }
  try {
    await createTemplate(cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    adminUrl: cluster.url('probity_admin', 'postgres'),
    ownerUrl: cluster.url('probity_owner', template),
    appUrls: applicationUrls((role) => cluster.url(role, template)),
    stop,
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

export const urlsOf = ({ ownerUrl, appUrls }: TestCluster, name: string): DatabaseUrls => ({
  ownerUrl: withDatabase(ownerUrl, name),
  appUrls: applicationUrls((role) => withDatabase(appUrls[role], name)),
});

/** Creates a copy of the database `source`, by default an empty, migrated one, unless one of that name exists. */
export async function cloneDatabase(
  cluster: TestCluster,
  name: string,
  source = template,
): Promise<DatabaseUrls> {
  await withClient(cluster.adminUrl, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await client.query(`create database "${name}" template "${source}" owner probity_owner`);
    await restrictDatabase(client, name);
  });
  return urlsOf(cluster, name);
}

export async function dropDatabase(cluster: TestCluster, name: string): Promise<void> {
  await withClient(cluster.adminUrl, (client) => client.query(`drop database "${name}" with (force)`));
}
