import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning } from '../bootstrap/process-identity.mjs';
import type { ProcessIdentity } from '../bootstrap/process-identity.mjs';

function readHolder(file: string): ProcessIdentity | null {
  try {
    // Written by tryToLock.
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}

function tryToLock(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the work in one process of this checkout at a time. Only the end of its holder releases a lock, even
 * by `kill -9`: a busy or suspended holder keeps it (docs/adr/0021).
 */
export async function withLock<Result>(
  file: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryToLock(file)) {
    signal.throwIfAborted();
    const seen = readHolder(file);
    await sleep(200);
    if (!isRunning(seen) && readHolder(file)?.started_at === seen?.started_at) rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
