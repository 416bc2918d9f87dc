import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { identify, isRunning, signalProcess, waitForEnd } from '../bootstrap/process-identity.mjs';
import { createCluster, serverEnvironment } from './create-cluster.ts';
import { newPassword, readOrCreateSecrets } from './credentials.ts';
import { freePort } from './free-port.ts';
import { placeCluster } from './placement.ts';
import type { Placement } from './placement.ts';
import { findPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import type { Profile } from './profiles.ts';
import { applicationRoles } from './roles.ts';
import type { ApplicationRole } from './roles.ts';

type Role = 'probity_admin' | 'probity_owner' | ApplicationRole;

export interface Cluster {
  port: number;
  /** PGDATA. */
  folder: string;
  /** It was already running, left by a killed start. */
  takenOver: boolean;
  passwords: Record<Role, string>;
  url(role: Role, database: string): string;
  /** Resolves to a sentence when the server has ended for any reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

function launch(
  { cluster, account, binaries, log }: Placement,
  port: number,
  profile: Profile,
): ChildProcess {
  const settings = Object.entries(profile.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  // In its own session: Ctrl-C in the terminal must not stop it before the web and the worker.
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
    ...account,
    env: serverEnvironment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: the password is wrong.
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new Error(
        'The database does not accept the passwords of database.json: was that file replaced?',
        {
          cause: error,
        },
      );
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const logSince = (log: string, start: number) => readFileSync(log).subarray(start).toString('utf8').trim();

/** A killed server's processes release its memory within seconds; another program may take a port first. */
const transientFailure =
  /shared memory block .* is still in use|Address already in use|could not create any TCP/;

const urlFor = (port: number, role: Role, password: string, database: string) =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

async function waitUntilReady(server: Postmaster, url: string, signal: AbortSignal): Promise<boolean> {
  while (isRunning(server.process)) {
    signal.throwIfAborted();
    if (await answers(url)) return true;
    await sleep(20);
  }
  return false;
}

const watchEveryMs = 250;

/** Polls, because an adopted server is not our child. */
async function untilEnded(server: Postmaster): Promise<string> {
  while (isRunning(server.process)) await sleep(watchEveryMs, undefined, { ref: false });
  return 'PostgreSQL ended';
}

async function stopServer(server: Postmaster): Promise<void> {
  // SIGINT closes connections and writes everything. SIGQUIT stops at once, and the next start recovers.
  signalProcess(server.process, 'SIGINT');
  if (await waitForEnd(server.process, 30_000)) return;
  signalProcess(server.process, 'SIGQUIT');
  await waitForEnd(server.process, 10_000);
}

/**
 * @param port of its last run, so that its clients find it again; by default any free one
 * @throws with the server's log if it does not start
 */
export async function startCluster(
  home: string,
  profile: Profile,
  signal: AbortSignal,
  port?: number,
): Promise<Cluster> {
  const names = ['cluster_id', 'probity_admin', 'probity_owner', ...applicationRoles] as const;
  const { cluster_id, ...passwords } = readOrCreateSecrets(join(home, 'database.json'), names, newPassword);
  const placement = placeCluster(home, cluster_id);
  if (!existsSync(join(placement.cluster, 'PG_VERSION'))) {
    await createCluster(placement, passwords.probity_admin, profile.initdb, signal);
  }

  const adminUrl = ({ port: ofServer }: Postmaster) =>
    urlFor(ofServer, 'probity_admin', passwords.probity_admin, 'postgres');
  const left = findPostmaster(placement.cluster);
  // A server that was already running serves other processes, so it is never stopped here.
  const isLeft = left && (await waitUntilReady(left, adminUrl(left), signal));
  const server = isLeft ? left : await startServer();

  return {
    port: server.port,
    folder: placement.cluster,
    takenOver: server === left,
    passwords,
    url: (role, database) => urlFor(server.port, role, passwords[role], database),
    ended: untilEnded(server),
    stop: () => stopServer(server),
  };

  async function isReady(own: Postmaster): Promise<boolean> {
    try {
      return await waitUntilReady(own, adminUrl(own), signal);
    } catch (error) {
      await stopServer(own);
      throw error;
    }
  }

  async function startServer(): Promise<Postmaster> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const logSize = existsSync(placement.log) ? statSync(placement.log).size : 0;
      const chosenPort = port ?? (await freePort());
      const child = launch(placement, chosenPort, profile);
      const running = child.pid === undefined ? null : identify(child.pid);
      const started = running && { process: running, port: chosenPort };
      if (started && (await isReady(started))) return started;
      const said = logSince(placement.log, logSize);
      if (!transientFailure.test(said) || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start. It said:\n${said}`);
      }
      await sleep(200);
    }
  }
}
