import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedRun } from '../store/sync-runs';

/** Named in the run's row, so that the next run finds the remains of a killed one. */
const folderOf = ({ id, source, started_at }: StartedRun) =>
  join(
    tmpdir(),
    `probity-sync-${hash('sha256', `${id} ${source} ${started_at.toISOString()}`).slice(0, 32)}`,
  );

const removal = { recursive: true, force: true };

/** A folder for the run's download, deleted after the work, and when the process exits earlier. */
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
 * Removes the folders of runs that will never end. A folder on another machine is found by a later run there, and a
 * folder of another user by their runs.
 */
export async function removeAbandoned(runs: readonly StartedRun[]): Promise<void> {
  for (const run of runs) await rm(folderOf(run), removal).catch(() => {});
}
