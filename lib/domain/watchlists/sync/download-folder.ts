import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedRun } from '../store/sync-runs';

/** The run's row names it, so that the next run finds what one that was killed has left. */
const folderOf = ({ id, source, started_at }: StartedRun) =>
  join(
    tmpdir(),
    `probity-sync-${hash('sha256', `${id} ${source} ${started_at.toISOString()}`).slice(0, 32)}`,
  );

const removal = { recursive: true, force: true };

/** A folder for the run's download, which is gone after the work, and when the process exits before. */
export async function withDownloadFolder<Result>(
  run: StartedRun,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = folderOf(run);
  const removeAtExit = () => rmSync(folder, removal);
  process.once('exit', removeAtExit);
  try {
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    await rm(folder, removal);
    process.off('exit', removeAtExit);
  }
}

/**
 * Of runs that nobody ends any more. A folder on another machine's disk is found by a later run there, and one of another
 * user of this machine by theirs.
 */
export async function removeAbandoned(runs: readonly StartedRun[]): Promise<void> {
  for (const run of runs) await rm(folderOf(run), removal).catch(() => {});
}
