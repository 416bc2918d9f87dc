import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** The account that PostgreSQL runs as, which must not be root. Empty for our own account. */
export interface Account {
  uid?: number;
  gid?: number;
}

export const isRoot = process.getuid?.() === 0;

function accountNamed(name: string): Account | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return entry && { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/**
 * An existing cluster keeps its owner. For a new one root chooses the account `postgres`, or else `nobody`.
 */
export function serviceAccount(clusterFolder: string): Account {
  const owner = existsSync(clusterFolder) ? statSync(clusterFolder) : undefined;
  if (!isRoot) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new Error(`${clusterFolder} belongs to another user: run Probity as that user or as root.`);
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new Error('PostgreSQL does not run as root, and this system has no user postgres or nobody.');
  return account;
}

export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    ...account,
    stdio: 'ignore',
    cwd: '/',
  });
  return status === 0;
}
