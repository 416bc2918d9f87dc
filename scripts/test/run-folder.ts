import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, identify, isRunning } from '../bootstrap/process-identity.mjs';
import type { ProcessIdentity } from '../bootstrap/process-identity.mjs';
import { findPostmaster } from '../database/postmaster.ts';

const prefix = 'probity-test-';

interface Owner {
  process: ProcessIdentity | null;
  /** PGDATA of the run's PostgreSQL. */
  cluster?: string;
}

const ownerFile = (folder: string) => join(folder, 'owner.json');
const writeOwner = (folder: string, owner: Owner) => writeFileSync(ownerFile(folder), JSON.stringify(owner));

/** A temporary folder of this process. If the process is killed, the next run removes the folder. */
export function makeRunFolder() {
  const path = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run as another user, who has to traverse this folder.
  chmodSync(path, 0o711);
  const owner = identify(process.pid);
  writeOwner(path, { process: owner });
  return {
    path,
    recordCluster: (cluster: string) => writeOwner(path, { process: owner, cluster }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

async function removeAbandoned(folder: string): Promise<void> {
  // Written by writeOwner.
  const owner = JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as Owner;
  if (isRunning(owner.process)) return;
  const left = owner.cluster ? findPostmaster(owner.cluster) : null;
  if (left) await endProcess(left.process, 5000);
  rmSync(folder, { recursive: true, force: true });
}

export async function sweepRunFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    // A folder that cannot be read is being created, or belongs to another user.
    await removeAbandoned(join(tmpdir(), name)).catch(() => {});
  }
}
