import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNativePostgres } from './native.ts';
import { canReach, isRoot, serviceAccount } from './service-account.ts';
import type { Account } from './service-account.ts';

export interface Placement {
  account: Account;
  cluster: string;
  log: string;
  binaries: string;
}

/** A folder of root's that other accounts can enter. */
function sharedFolder(): string {
  for (const folder of ['/var/lib/probity', join(tmpdir(), 'probity')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o711 });
      return folder;
    } catch {
      // Read-only: try the next one.
    }
  }
  throw new Error('No writable folder for the database was found: set DATABASE_URL to a server.');
}

function reachableBinaries(account: Account): string {
  const { folder, version } = findNativePostgres();
  if (canReach(account, join(folder, 'bin', 'postgres'))) return folder;
  const copy = join(sharedFolder(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return copy;
}

/**
 * As root: a `home` that the account of PostgreSQL cannot enter (such as `/root`) is replaced by a shared
 * folder.
 */
export function placeCluster(home: string, id: string): Placement {
  const preferred = join(home, 'postgres');
  mkdirSync(home, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const account = serviceAccount(preferred);
  const base = canReach(account, home) ? home : join(sharedFolder(), `data-${id}`);
  mkdirSync(base, { recursive: true, mode: 0o711 });
  const cluster = join(base, 'postgres');
  return {
    account: serviceAccount(cluster),
    cluster,
    log: join(base, 'postgres.log'),
    binaries: reachableBinaries(account),
  };
}
