import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '../bootstrap/process-identity.mjs';
import type { ProcessIdentity } from '../bootstrap/process-identity.mjs';

/** The main process of a running server, which may not be our child. */
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

/** Removes a pid file whose pid now belongs to another program, because PostgreSQL would refuse to start. */
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
