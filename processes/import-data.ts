import { MalformedCompanies, parseCompanies } from '@/lib/domain/providers/companies-house/parse-companies';
import { importCompanies } from '@/lib/domain/providers/company-registry/import-companies';
import { UnknownList } from '@/lib/domain/watchlists/formats/detect-list';
import { findLists } from '@/lib/domain/watchlists/formats/find-lists';
import { MalformedList } from '@/lib/domain/watchlists/formats/malformed-list';
import { parseOpenSanctionsDelta } from '@/lib/domain/watchlists/formats/opensanctions/delta';
import { applyDelta, DeltaRefused } from '@/lib/domain/watchlists/import/apply-delta';
import { importList, type ImportReport, type OnProgress } from '@/lib/domain/watchlists/import/import-list';
import { closeDb, selectDatabaseProfile } from '@/lib/platform/db';
import { importProgress } from './import-progress';

const usage = `npm run import -- lists PATH [PATH …]
npm run import -- delta LIST FILE [FILE …]
npm run import -- companies FILE [FILE …]`;

class WrongUsage extends Error {}

function summaryOf({ name, entities, changed, changes }: ImportReport, seconds: string): string {
  if (!changed) return `${name}: ${entities} entries were in force already`;
  if (!changes) return `${name}: ${entities} entries in force again`;
  const { added, changed: altered, removed, unchanged } = changes;
  return (
    `${name}: ${entities} entries in force after ${seconds} s ` +
    `(${added} added, ${altered} changed, ${removed} removed, ${unchanged} unchanged)`
  );
}

async function withProgress(
  list: string,
  work: (onProgress: OnProgress) => Promise<ImportReport>,
): Promise<void> {
  const progress = importProgress(list);
  const report = await work(progress.show).finally(progress.clear);
  console.log(summaryOf(report, progress.seconds()));
}

async function importLists(paths: string[]): Promise<void> {
  for (const list of await findLists(paths)) {
    await withProgress(list.name, (onProgress) => importList(list, onProgress));
  }
}

async function importDelta([list = '', ...paths]: string[]): Promise<void> {
  if (paths.length === 0) throw new WrongUsage();
  for (const path of paths) {
    const changes = await parseOpenSanctionsDelta(path);
    await withProgress(list, (onProgress) => applyDelta(list, changes, onProgress));
  }
}

async function importCompanyFiles(paths: string[]): Promise<void> {
  for (const path of paths) {
    const count = await importCompanies('GB', 'UK Companies House', parseCompanies(path));
    console.log(`${path}: ${count} companies`);
  }
}

const importers: Record<string, (paths: string[]) => Promise<void>> = {
  lists: importLists,
  delta: importDelta,
  companies: importCompanyFiles,
};

const refusals = [MalformedList, UnknownList, DeltaRefused, MalformedCompanies];

function explain(error: unknown): unknown {
  if (error instanceof WrongUsage) return usage;
  const isRefusal = refusals.some((refusal) => error instanceof refusal);
  return isRefusal && error instanceof Error
    ? `Refused: nothing of this file was imported. ${error.message}`
    : error;
}

selectDatabaseProfile('batch');
const [kind = '', ...paths] = process.argv.slice(2);
const importer = importers[kind];
try {
  if (!importer || paths.length === 0) throw new WrongUsage();
  await importer(paths);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await closeDb();
}
