import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Placement } from './placement.ts';
import type { Account } from './service-account.ts';

/** The server's processes get nothing of our environment except PATH. Next's types require NODE_ENV. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
};

function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/**
 * Creates the cluster under another name and renames it when complete, so a killed start leaves no partial
 * cluster.
 */
export async function createCluster(
  { cluster, account, binaries }: Placement,
  password: string,
  options: string[],
  signal: AbortSignal,
): Promise<void> {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  give(draft, account);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  give(passwordFile, account);
  try {
    await execa(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=probity_admin',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        ...options,
      ],
      {
        ...account,
        env: serverEnvironment,
        extendEnv: false,
        cwd: '/',
        stdin: 'ignore',
        cancelSignal: signal,
      },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
}
