import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { startCluster } from '../database/cluster.ts';
import { keptSecrets, newPassword } from '../database/credentials.ts';
import { durable } from '../database/profiles.ts';
import { ensureDatabase, ensureRole, ensureRoles, withClient } from '../database/roles.ts';

export interface Database {
  /** Whose it is, for the start's report. */
  description: string;
  ownerUrl: string;
  /** Signs in as a role that owns no table and that row-level security binds. */
  appUrl: string;
  /** It ran before: somebody else serves it, or its start was killed. */
  takenOver: boolean;
  /** Fulfilled when a server of ours has ended, with how. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const name = 'probity';
const outsideTimeoutMs = 30_000;

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
    stop: cluster.stop,
  };
}

/** A server that starts beside us may not listen yet. */
async function waitForServer(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + outsideTimeoutMs;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await withClient(url, async () => {});
    } catch (error) {
      // 57P03: it is just starting. Any other answer of a server is final.
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

/** Gives the application its role on the operator's server, with a password that the data folder keeps. */
async function applicationUrl(ownerUrl: string, dataDir: string): Promise<string> {
  const { probity_app } = keptSecrets(join(dataDir, 'database.json'), ['probity_app'], newPassword);
  const url = signedInAs(ownerUrl, 'probity_app', probity_app);
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ rolcanlogin: boolean }>(
      `select rolcanlogin from pg_roles where rolname = 'probity_app'`,
    );
    // One that signs in already may serve another deployment, whose password is not ours to change.
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

/** Row-level security does not bind such a role, and one project could see another's rows. */
async function requireBoundRole(appUrl: string): Promise<void> {
  const unbound = await withClient(appUrl, async (client) => {
    const { rowCount } = await client.query(
      'select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
    );
    return rowCount === 1;
  }).catch((error: unknown) => {
    const advice = 'Set PROBITY_APP_DATABASE_URL to the address with which the application signs in.';
    throw new Error(`The role probity_app cannot sign in. ${advice}`, { cause: error });
  });
  if (unbound) throw new Error('The role of the application is a superuser or bypasses row-level security.');
}

async function openOutside(
  ownerUrl: string,
  settings: OperatorSettings,
  signal: AbortSignal,
): Promise<Database> {
  await waitForServer(ownerUrl, signal);
  const appUrl =
    settings.PROBITY_APP_DATABASE_URL ?? (await applicationUrl(ownerUrl, settings.PROBITY_DATA_DIR));
  await requireBoundRole(appUrl);
  return {
    description: 'PostgreSQL of DATABASE_URL reached',
    ownerUrl,
    appUrl,
    takenOver: true,
    ended: new Promise(() => {}),
    stop: async () => {},
  };
}

/** The operator's database when DATABASE_URL names one, else the embedded server of the data folder. */
export function openDatabase(settings: OperatorSettings, signal: AbortSignal): Promise<Database> {
  return settings.DATABASE_URL
    ? openOutside(settings.DATABASE_URL, settings, signal)
    : openEmbedded(settings.PROBITY_DATA_DIR, signal);
}
