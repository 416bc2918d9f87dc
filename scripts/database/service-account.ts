import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Whom PostgreSQL runs as: nobody in particular, unless we are root, as which it refuses to run. */
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

/** A cluster goes on under the account that it was made by; a new one gets the system's own, or the least one. */
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
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return account;
}

/** Whether the account can enter that folder, or execute that file. Asked of the kernel as that account. */
export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    ...account,
    stdio: 'ignore',
    cwd: '/',
  });
  return asked.status === 0;
}
