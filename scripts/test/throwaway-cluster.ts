import { join } from 'node:path';
import { signalProcess } from '../bootstrap/process-identity.mjs';
import { startCluster } from '../database/cluster.ts';
import type { Cluster } from '../database/cluster.ts';
import { migrate } from '../database/migrate.ts';
import { findPostmaster } from '../database/postmaster.ts';
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
  /** Folder for the files of the run, deleted with it. */
  dataDir: string;
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

/** A cluster whose server can be killed and restarted on the same port. */
export interface BreakableCluster {
  urls: TestCluster;
  /** SIGQUIT ends it immediately without a checkpoint; with SIGKILL even its own processes notice late. */
  crash(how: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBreakableCluster(
  profile: Profile,
  signal: AbortSignal = new AbortController().signal,
): Promise<BreakableCluster> {
  await sweepRunFolders();
  const folder = makeRunFolder();
  let cluster = await startCluster(folder.path, profile, signal);
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
  const urls = {
    adminUrl: cluster.url('probity_admin', 'postgres'),
    ownerUrl: cluster.url('probity_owner', template),
    appUrls: applicationUrls((role) => cluster.url(role, template)),
    dataDir: join(folder.path, 'data'),
  };
  return {
    urls,
    async crash(how) {
      const server = findPostmaster(cluster.folder);
      if (!server) throw new Error('There is no PostgreSQL to crash.');
      signalProcess(server.process, how);
      await cluster.ended;
    },
    async restart() {
      cluster = await startCluster(folder.path, profile, signal, cluster.port);
    },
    stop,
  };
}

export async function startThrowawayCluster(
  profile: Profile = throwaway,
  signal?: AbortSignal,
): Promise<TestCluster & { stop(): Promise<void> }> {
  const { urls, stop } = await startBreakableCluster(profile, signal);
  return { ...urls, stop };
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

/**
 * Creates a copy of the database `source`, by default an empty, migrated one, unless one of that name exists.
 */
export async function cloneDatabase(
  cluster: TestCluster,
  name: string,
  source = template,
): Promise<DatabaseUrls> {
  await withClient(cluster.adminUrl, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    // The template is copied as files, which takes a third of the processor time of copying it page by page
    // through the log.
    await client.query(
      `create database "${name}" template "${source}" strategy file_copy owner probity_owner`,
    );
    await restrictDatabase(client, name);
  });
  return urlsOf(cluster, name);
}
