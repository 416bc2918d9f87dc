import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { env } from '@/lib/platform/settings/env';
import { linesOf } from '@/lib/platform/work/lines';
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

/** Lines that name the project, or all. Most lines of other projects need not be parsed. */
async function* linesNaming(path: string, project: string | undefined): AsyncGenerator<string> {
  for await (const line of linesOf(path)) {
    if (project === undefined || line.includes(JSON.stringify(project))) yield line;
  }
}

/** Our own file, which the worker creates with its first checkpoint. Skips lines that are not checkpoints. */
async function readOwnCheckpoints(path: string, query: CheckpointQuery): Promise<SignedCheckpoint[]> {
  const { project, isWanted = () => true } = query;
  const found: SignedCheckpoint[] = [];
  if (!existsSync(path)) return found;
  for await (const line of linesNaming(path, project)) {
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
  for (const checkpoint of (await readOwnCheckpoints(path, query)).reverse()) {
    if (newest.has(checkpoint.project) || !isSignedBy(key, checkpoint)) continue;
    newest.set(checkpoint.project, checkpoint);
  }
  return newest;
}

export class UnusableCheckpoints extends Error {}

/**
 * The checkpoints of a project in a file given by an auditor.
 * @throws UnusableCheckpoints if there are none, or if a line that names the project is not signed with the key: an
 * auditor must learn that a line was altered, and that nothing was compared
 */
export async function requireCheckpoints(
  path: string,
  key: KeyObject,
  project: string,
): Promise<Checkpoint[]> {
  const found: Checkpoint[] = [];
  let unsigned = 0;
  for await (const line of linesNaming(path, project)) {
    const checkpoint = parseCheckpoint(line);
    if (!checkpoint || !isSignedBy(key, checkpoint)) unsigned += 1;
    else if (checkpoint.project === project) found.push(checkpoint);
  }
  const ofProject = `of the project ${JSON.stringify(project)}`;
  if (unsigned > 0) {
    throw new UnusableCheckpoints(
      `${path}: ${unsigned} of ${unsigned + found.length} lines ${ofProject} are not checkpoints signed with this key.`,
    );
  }
  if (found.length === 0) throw new UnusableCheckpoints(`${path} has no checkpoint ${ofProject}.`);
  return found;
}
