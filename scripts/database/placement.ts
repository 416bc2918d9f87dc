import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNativePostgres } from './native.ts';
import { canReach, isRoot, serviceAccount } from './service-account.ts';
import type { Account } from './service-account.ts';

export interface Placement {
  account: Account;
  /** The cluster's own folder, PGDATA. */
  cluster: string;
  log: string;
  binaries: string;
}

/** Where root keeps what another account has to reach. */
function openFolder(): string {
  for (const folder of ['/var/lib/probity', join(tmpdir(), 'probity')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o711 });
      return folder;
    } catch {
      // A read-only system: the next one.
    }
  }
  throw new Error('There is no folder in which root could keep the database: set DATABASE_URL to a server.');
}

function reachableBinaries(account: Account): string {
  const { folder, version } = findNativePostgres();
  if (canReach(account, join(folder, 'bin', 'postgres'))) return folder;
  const copy = join(openFolder(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return copy;
}

/**
 * Below `home`, unless we are root and the account that PostgreSQL runs as cannot enter there: `/root` is closed to
 * it. Then the cluster lies in an open folder under `id`, by which `home` finds it again.
 */
export function placeCluster(home: string, id: string): Placement {
  const wanted = join(home, 'postgres');
  mkdirSync(home, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const account = serviceAccount(wanted);
  const base = canReach(account, home) ? home : join(openFolder(), `data-${id}`);
  mkdirSync(base, { recursive: true, mode: 0o711 });
  const cluster = join(base, 'postgres');
  return {
    account: serviceAccount(cluster),
    cluster,
    log: join(base, 'postgres.log'),
    binaries: reachableBinaries(account),
  };
}
