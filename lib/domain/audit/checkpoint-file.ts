import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { env } from '@/lib/platform/env';
import { linesOf } from '@/lib/platform/lines';
import { type Checkpoint, isSignedBy, parseCheckpoint, type SignedCheckpoint } from './checkpoint';

export const checkpointFile = (): string =>
  env.PROBITY_AUDIT_CHECKPOINTS ?? join(env.PROBITY_DATA_DIR, 'audit-checkpoints.jsonl');

/** Flushed to disk before it returns. */
export async function appendCheckpoints(path: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', 0o600);
  try {
    await file.write(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Which lines to read; all by default. */
export interface CheckpointQuery {
  project?: string;
  isWanted?: (checkpoint: Checkpoint) => boolean;
}

/** Reads a file that may not exist, in order. Skips lines that are not checkpoints. */
async function readCheckpoints(path: string, query: CheckpointQuery): Promise<SignedCheckpoint[]> {
  const { project, isWanted = () => true } = query;
  const found: SignedCheckpoint[] = [];
  if (!existsSync(path)) return found;
  for await (const line of linesOf(path)) {
    // Avoids parsing most lines.
    if (project !== undefined && !line.includes(JSON.stringify(project))) continue;
    const checkpoint = parseCheckpoint(line);
    if (!checkpoint || (project !== undefined && checkpoint.project !== project)) continue;
    if (isWanted(checkpoint)) found.push(checkpoint);
  }
  return found;
}

/** The newest checkpoint of each project with a valid signature. Lines added by others do not count. */
export async function newestCheckpoints(
  path: string,
  key: KeyObject,
  query: CheckpointQuery = {},
): Promise<Map<string, SignedCheckpoint>> {
  const newest = new Map<string, SignedCheckpoint>();
  for (const checkpoint of (await readCheckpoints(path, query)).reverse()) {
    if (newest.has(checkpoint.project) || !isSignedBy(key, checkpoint)) continue;
    newest.set(checkpoint.project, checkpoint);
  }
  return newest;
}

/** Checkpoints with a valid signature, of one project or of all. */
export async function checkpointsOf(path: string, key: KeyObject, project?: string): Promise<Checkpoint[]> {
  return (await readCheckpoints(path, { project })).filter((each) => isSignedBy(key, each));
}
