import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { startCluster } from '../database/cluster.ts';
import { newPassword, readOrCreateSecrets } from '../database/credentials.ts';
import { durable } from '../database/profiles.ts';
import type { Running } from '../serve/supervise.ts';
import { ensureDatabase, ensureRole, ensureRoles, withClient } from '../database/roles.ts';

export interface Database {
  description: string;
  ownerUrl: string;
  /** Signs in as a role that owns no table and is subject to row-level security. */
  appUrl: string;
  /** It was running before: another process serves it, or its start was killed. */
  takenOver: boolean;
  ended: Promise<string>;
  /** Starts a server that has ended again, on its data and its port. */
  restart(signal: AbortSignal): Promise<Running>;
  stop(): Promise<void>;
}

const name = 'probity';
const operatorServerTimeoutMs = 30_000;

async function openEmbedded(dataDir: string, signal: AbortSignal): Promise<Database> {
  const cluster = await startCluster(dataDir, durable, signal);
  try {
    await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
      await ensureRoles(client, cluster.passwords);
      await ensureDatabase(client, name);
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    description: `PostgreSQL ${cluster.takenOver ? 'taken over' : 'started'} on 127.0.0.1:${cluster.port}`,
    ownerUrl: cluster.url('probity_owner', name),
    appUrl: cluster.url('probity_app', name),
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
      // 57P03: the server is starting up. Any other answer of a server is final.
      const isFinal = error instanceof pg.DatabaseError && error.code !== '57P03';
      if (isFinal || Date.now() > deadline)
        throw new Error('DATABASE_URL cannot be reached.', { cause: error });
      await sleep(250);
    }
  }
}

function signedInAs(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  return changed.toString();
}

async function applicationUrl(ownerUrl: string, dataDir: string): Promise<string> {
  const { probity_app } = readOrCreateSecrets(join(dataDir, 'database.json'), ['probity_app'], newPassword);
  const url = signedInAs(ownerUrl, 'probity_app', probity_app);
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ rolcanlogin: boolean }>(
      `select rolcanlogin from pg_roles where rolname = 'probity_app'`,
    );
    // A role that can sign in already may serve another deployment: keep its password.
    if (rows[0]?.rolcanlogin) return;
    await ensureRole(client, 'probity_app', probity_app, '');
  }).catch((error: unknown) => {
    const advice = 'let it create roles, or create probity_app yourself and set PROBITY_APP_DATABASE_URL';
    throw new Error(`The role of DATABASE_URL could not create the role probity_app: ${advice}.`, {
      cause: error,
    });
  });
  return url;
}

/** Row-level security does not apply to such a role: one project could see another's rows. */
async function refusePrivilegedRole(appUrl: string): Promise<void> {
  const isPrivileged = await withClient(appUrl, async (client) => {
    const { rowCount } = await client.query(
      'select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
    );
    return rowCount === 1;
  }).catch((error: unknown) => {
    const advice = 'Set PROBITY_APP_DATABASE_URL to the address with which the application signs in.';
    throw new Error(`The role probity_app cannot sign in. ${advice}`, { cause: error });
  });
  if (isPrivileged) {
    throw new Error('The role of the application is a superuser or bypasses row-level security.');
  }
}

async function openOperatorDatabase(
  ownerUrl: string,
  settings: OperatorSettings,
  signal: AbortSignal,
): Promise<Database> {
  await waitForServer(ownerUrl, signal);
  const appUrl =
    settings.PROBITY_APP_DATABASE_URL ?? (await applicationUrl(ownerUrl, settings.PROBITY_DATA_DIR));
  await refusePrivilegedRole(appUrl);
  return {
    description: 'PostgreSQL of DATABASE_URL reached',
    ownerUrl,
    appUrl,
    takenOver: true,
    // It is the operator's to start and to stop.
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
