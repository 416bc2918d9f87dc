import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OperatorSettings } from '../../lib/platform/settings/env.ts';
import { startCluster } from '../database/cluster.ts';
import { durable } from '../database/profiles.ts';
import {
  applicationUrls,
  ensureDatabase,
  ensureRoles,
  refuseLargeObjects,
  withClient,
} from '../database/roles.ts';
import type { ApplicationUrls } from '../database/roles.ts';
import { operatorUrls } from './operator-roles.ts';
import type { Running } from '../serve/supervise.ts';

export interface Database {
  description: string;
  ownerUrl: string;
  appUrls: ApplicationUrls;
  /** It was already running: another process serves it, or its start was killed. */
  takenOver: boolean;
  ended: Promise<string>;
  /** Restarts a server that has ended, with its data and port. */
  restart(signal: AbortSignal): Promise<Running>;
  stop(): Promise<void>;
}

const name = 'probity';
const operatorServerTimeoutMs = 30_000;
/** Serialises the preparation of the server, which every operator command repeats. */
const preparationLock = 72_707_370;

async function openEmbedded(dataDir: string, signal: AbortSignal): Promise<Database> {
  const cluster = await startCluster(dataDir, durable, signal);
  try {
    await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
      // Held until this client disconnects, because PostgreSQL refuses concurrent changes of a role.
      await client.query('select pg_advisory_lock($1)', [preparationLock]);
      await ensureRoles(client, cluster.passwords);
      await ensureDatabase(client, name);
      await withClient(cluster.url('probity_admin', name), refuseLargeObjects);
    });
  } catch (error) {
    // A server that was already running serves other processes.
    if (!cluster.takenOver) await cluster.stop();
    throw error;
  }
  return {
    description: `PostgreSQL ${cluster.takenOver ? 'taken over' : 'started'} on 127.0.0.1:${cluster.port}`,
    ownerUrl: cluster.url('probity_owner', name),
    appUrls: applicationUrls((role) => cluster.url(role, name)),
    takenOver: cluster.takenOver,
    ended: cluster.ended,
    restart: (restartSignal) => startCluster(dataDir, durable, restartSignal, cluster.port),
    stop: cluster.stop,
  };
}

/** The operator's server may be starting at the same time as this process. */
async function waitForServer(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + operatorServerTimeoutMs;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await withClient(url, async () => {});
    } catch (error) {
      // 57P03: the server is starting up. Any other response of a server is final.
      const isFinal = error instanceof pg.DatabaseError && error.code !== '57P03';
      if (isFinal || Date.now() > deadline)
        throw new Error('DATABASE_URL cannot be reached.', { cause: error });
      await sleep(250);
    }
  }
}

async function openOperatorDatabase(
  ownerUrl: string,
  settings: OperatorSettings,
  signal: AbortSignal,
): Promise<Database> {
  await waitForServer(ownerUrl, signal);
  return {
    description: 'PostgreSQL of DATABASE_URL reached',
    ownerUrl,
    appUrls: await operatorUrls(ownerUrl, settings),
    takenOver: true,
    // The operator starts and stops it.
    ended: new Promise(() => {}),
    restart: () => new Promise(() => {}),
    stop: async () => {},
  };
}

export function openDatabase(settings: OperatorSettings, signal: AbortSignal): Promise<Database> {
  return settings.DATABASE_URL
    ? openOperatorDatabase(settings.DATABASE_URL, settings, signal)
    : openEmbedded(settings.PROBITY_DATA_DIR, signal);
}
