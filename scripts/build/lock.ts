import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning } from '../bootstrap/process-identity.mjs';
import type { ProcessIdentity } from '../bootstrap/process-identity.mjs';

function holder(file: string): ProcessIdentity | null {
  try {
    // Written below.
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** One process of this checkout at a time; the lock of one that was killed does not count. */
export async function exclusively<Result>(
  file: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    signal.throwIfAborted();
    const seen = holder(file);
    await sleep(200);
    if (!isRunning(seen) && holder(file)?.started_at === seen?.started_at) rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
