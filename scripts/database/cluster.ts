import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { identify, isRunning, signalProcess, waitForEnd } from '../bootstrap/process-identity.mjs';
import { keptSecrets, newPassword } from './credentials.ts';
import { freePort } from './free-port.ts';
import { makeCluster, serverEnvironment } from './make-cluster.ts';
import { placeCluster } from './placement.ts';
import type { Placement } from './placement.ts';
import { findPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import type { Profile } from './profiles.ts';

type Role = 'probity_admin' | 'probity_owner' | 'probity_app';

export interface Cluster {
  port: number;
  /** Where the server's files are. */
  folder: string;
  /** It was found running, left by a start that was killed. */
  takenOver: boolean;
  passwords: Record<Role, string>;
  url(role: Role, database: string): string;
  /** Fulfilled when the server has ended, whoever ended it. */
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
  // In a session of its own: Ctrl-C in the terminal must not reach it before the web and the worker have ended.
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
    // 28P01: it runs, but the password is another one.
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

/** What the server wrote since its log was that long. */
const logSince = (log: string, start: number) => readFileSync(log).subarray(start).toString('utf8').trim();

/** Left behind by a server that was killed: its own processes notice within seconds. Or the port was just taken. */
const passes = /shared memory block .* is still in use|Address already in use|could not create any TCP/;

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

const watchEveryMs = 1_000;

/** The server may be no child of ours, so that its end has to be looked for. */
async function untilEnded(server: Postmaster): Promise<string> {
  while (isRunning(server.process)) await sleep(watchEveryMs, undefined, { ref: false });
  return 'PostgreSQL ended';
}

async function stopServer(server: Postmaster): Promise<void> {
  // SIGINT: connections are closed and everything is written; SIGQUIT: at once, to be recovered at the next start.
  signalProcess(server.process, 'SIGINT');
  if (await waitForEnd(server.process, 30_000)) return;
  signalProcess(server.process, 'SIGQUIT');
  await waitForEnd(server.process, 10_000);
}

/**
 * The server of the cluster that belongs to `home`: made when there is none, taken over when one runs already.
 * @throws when it does not start, with what it said
 */
export async function startCluster(home: string, profile: Profile, signal: AbortSignal): Promise<Cluster> {
  const names = ['cluster_id', 'probity_admin', 'probity_owner', 'probity_app'] as const;
  const { cluster_id, ...passwords } = keptSecrets(join(home, 'database.json'), names, newPassword);
  const placement = placeCluster(home, cluster_id);
  if (!existsSync(join(placement.cluster, 'PG_VERSION'))) {
    await makeCluster(placement, passwords.probity_admin, profile.initdb, signal);
  }

  const left = findPostmaster(placement.cluster);
  const server = left && (await isReady(left)) ? left : await startServer();

  return {
    port: server.port,
    folder: placement.cluster,
    takenOver: server === left,
    passwords,
    url: (role, database) => urlFor(server.port, role, passwords[role], database),
    ended: untilEnded(server),
    stop: () => stopServer(server),
  };

  async function isReady(candidate: Postmaster): Promise<boolean> {
    const url = urlFor(candidate.port, 'probity_admin', passwords.probity_admin, 'postgres');
    try {
      return await waitUntilReady(candidate, url, signal);
    } catch (error) {
      await stopServer(candidate);
      throw error;
    }
  }

  async function startServer(): Promise<Postmaster> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const written = existsSync(placement.log) ? statSync(placement.log).size : 0;
      const port = await freePort();
      const child = launch(placement, port, profile);
      const running = child.pid === undefined ? null : identify(child.pid);
      const started = running && { process: running, port };
      if (started && (await isReady(started))) return started;
      const said = logSince(placement.log, written);
      if (!passes.test(said) || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start. It said:\n${said}`);
      }
      await sleep(200);
    }
  }
}
