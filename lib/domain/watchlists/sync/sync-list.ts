import { hash } from 'node:crypto';
import { join } from 'node:path';
import { detectList, UnknownList } from '../formats/detect-list';
import { MalformedList } from '../formats/malformed-list';
import { importList, type ImportOptions, type ImportReport } from '../import/import-list';
import { ReplacementRefused } from '../import/replacement';
import { listVersionsInForce } from '../store/public-versions';
import { withSyncLock } from '../store/sync-lock';
import {
  deleteOldSyncRuns,
  endSyncRun,
  findAbandonedRuns,
  findLastSuccess,
  insertSyncRun,
  type StartedRun,
  type SuccessfulRun,
  type SyncEnd,
} from '../store/sync-runs';
import { download, DownloadFailed, type DownloadLimits } from './download';
import { removeAbandoned, withDownloadFolder } from './download-folder';
import type { SyncSource } from './sources';

/** The server sent a different list. */
class OtherList extends Error {}

const refusals = [MalformedList, UnknownList, ReplacementRefused, OtherList];

export interface SyncReport {
  /** If another process is synchronising the source, nothing was done and no row is written. */
  outcome: SyncEnd['outcome'] | 'under way';
  error?: string;
  /** For a file that was read. */
  imported?: ImportReport;
}

export type SyncOptions = ImportOptions & { downloadLimits?: DownloadLimits };

/**
 * Fetches the source's file if it differs from the edition in force, and imports it like a manual import:
 * with the same refusals, after which nothing has changed. A row records the result of each attempt
 * (docs/adr/0062). One at a time: of two, the slower one could replace a later edition with the one it
 * fetched first.
 */
export async function syncList(source: SyncSource, options: SyncOptions = {}): Promise<SyncReport> {
  const report = await withSyncLock(source.id, () => syncAlone(source, options));
  return report ?? { outcome: 'under way', error: 'another process is synchronising it' };
}

async function syncAlone(source: SyncSource, options: SyncOptions): Promise<SyncReport> {
  const address_digest = hash('sha256', source.address);
  const run = await insertSyncRun({ source: source.id, list_name: source.list, address_digest });
  try {
    await removeAbandoned(await findAbandonedRuns(run));
    return await withDownloadFolder(run, (folder) => attempt(source, run, folder, options));
  } finally {
    await deleteOldSyncRuns(source.id);
  }
}

async function attempt(
  source: SyncSource,
  { id }: StartedRun,
  folder: string,
  options: SyncOptions,
): Promise<SyncReport> {
  try {
    const { end, imported } = await fetchAndImport(source, join(folder, `${source.id}.xml`), options);
    await endSyncRun(id, end);
    return { outcome: end.outcome, imported };
  } catch (error) {
    const end = failureOf(error, folder);
    await endSyncRun(id, end);
    if (end.error === unexpected) throw error;
    return end;
  }
}

async function fetchAndImport(
  source: SyncSource,
  path: string,
  { downloadLimits, ...options }: SyncOptions,
): Promise<{ end: SyncEnd; imported?: ImportReport }> {
  const known = await findKnownEdition(source);
  const fetched = await download(source, known, path, downloadLimits);
  // Without a known edition, the server was not asked whether it changed.
  if (!fetched) return { end: { outcome: 'unchanged', ...numbered(known) } };
  const list = await (await detectList(path)).parse();
  if (list.name !== source.list)
    throw new OtherList(`the file is an edition of ${list.name} instead of ${source.list}`);
  const imported = await importList({ ...list, file: undefined }, options);
  const outcome = imported.changed ? 'imported' : 'unchanged';
  return { end: { outcome, version: imported.version, ...fetched }, imported };
}

/** The last successful attempt's state for the same URL. Null if that is not the edition in force. */
async function findKnownEdition({ id, list, address }: SyncSource): Promise<SuccessfulRun | null> {
  const last = await findLastSuccess(id);
  const inForce = (await listVersionsInForce()).find(({ name }) => name === list);
  const isKnown =
    last && inForce?.version === last.version && last.address_digest === hash('sha256', address);
  return isKnown ? last : null;
}

function numbered(known: SuccessfulRun | null): Partial<SyncEnd> {
  if (!known) return {};
  const { version, etag, last_modified, checksum, bytes } = known;
  return { version, etag, last_modified, checksum, bytes: bytes === null ? null : Number(bytes) };
}

const unexpected = 'an unexpected failure, which the log of the process names';

/** Without the folder, which differs for each attempt. */
function failureOf(error: unknown, folder: string): SyncEnd & { error: string } {
  if (error instanceof DownloadFailed) return { outcome: 'failed', error: error.message };
  if (error instanceof Error && refusals.some((refusal) => error instanceof refusal))
    return { outcome: 'refused', error: error.message.replaceAll(join(folder, '/'), '') };
  return { outcome: 'failed', error: unexpected };
}
