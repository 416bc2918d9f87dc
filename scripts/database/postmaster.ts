import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '../bootstrap/process-identity.mjs';
import type { ProcessIdentity } from '../bootstrap/process-identity.mjs';

/** A server that runs on a cluster, whoever started it. */
export interface Postmaster {
  process: ProcessIdentity;
  port: number;
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * The server that was left running on this cluster. A pid file that names a process which is something else by now
 * (the machine was restarted) is removed, since PostgreSQL itself would refuse to start over it.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n').map(Number);
  const running = pid ? identify(pid) : null;
  if (running && port && commandLine(running.pid).includes(`-D ${cluster} `))
    return { process: running, port };
  rmSync(pidFile, { force: true });
  return null;
}
