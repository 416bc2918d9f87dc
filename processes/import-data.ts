import { parseArgs } from 'node:util';
import { MalformedCompanies, parseCompanies } from '@/lib/domain/providers/companies-house/parse-companies';
import { importCompanies } from '@/lib/domain/providers/company-registry/import-companies';
import { UnknownList } from '@/lib/domain/watchlists/formats/detect-list';
import { findLists } from '@/lib/domain/watchlists/formats/find-lists';
import { MalformedList } from '@/lib/domain/watchlists/formats/malformed-list';
import { parseOpenSanctionsDelta } from '@/lib/domain/watchlists/formats/opensanctions/delta';
import { applyDelta, DeltaRefused } from '@/lib/domain/watchlists/import/apply-delta';
import {
  importList,
  type ImportOptions,
  type ImportReport,
} from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import {
  configuredLimits,
  type ImportLimits,
  ReplacementRefused,
} from '@/lib/domain/watchlists/import/replacement';
import { UnknownSource, sourcesNamed } from '@/lib/domain/watchlists/sync/sources';
import { type SyncReport, syncList } from '@/lib/domain/watchlists/sync/sync-list';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb } from '@/lib/platform/database/db';
import { sampleList } from '@/prisma/seed/sample-list';
import { importProgress } from './import-progress';

const usage = `npm run import -- lists PATH [PATH …]
npm run import -- delta LIST FILE [FILE …]
npm run import -- companies FILE [FILE …]
npm run import -- sync [SOURCE …]   from their publishers: ofac_sdn ofac_consolidated un eu uk, or those of PROBITY_LIST_SYNC

An import of lists or of a delta is refused when it would remove more than a tenth of a list in force, or when the
edition is older than the one in force:
  --max-removed PERCENT   let it remove up to so much
  --allow-shrink          let it remove everything
  --allow-older           let an older edition take the place of a newer one`;

class WrongUsage extends Error {}

class NothingToSync extends Error {
  constructor() {
    super('PROBITY_LIST_SYNC names no list. Name some, or set it: ofac_sdn,ofac_consolidated,un,eu,uk.');
  }
}

const flags = {
  'max-removed': { type: 'string' },
  'allow-shrink': { type: 'boolean' },
  'allow-older': { type: 'boolean' },
} as const;

interface Command {
  kind: string;
  paths: string[];
  limits: ImportLimits;
}

/** Throws WrongUsage. */
function readCommand(args: string[]): Command {
  const { positionals, values } = parsedArguments(args);
  const [kind = '', ...paths] = positionals;
  const percent = values['max-removed'];
  if (
    (paths.length === 0 && kind !== 'sync') ||
    (percent !== undefined && !/^(?:\d{1,2}|100)$/.test(percent))
  )
    throw new WrongUsage();
  const { maxRemovedPercent } = configuredLimits();
  const allowed = percent === undefined ? maxRemovedPercent : Number(percent);
  return {
    kind,
    paths,
    limits: {
      maxRemovedPercent: values['allow-shrink'] ? Infinity : allowed,
      allowOlder: values['allow-older'] ?? false,
    },
  };
}

function parsedArguments(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch {
    throw new WrongUsage();
  }
}

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
  work: (onProgress: NonNullable<ImportOptions['onProgress']>) => Promise<ImportReport>,
): Promise<void> {
  const progress = importProgress(list);
  const report = await work(progress.show).finally(progress.clear);
  console.log(summaryOf(report, progress.seconds()));
}

async function importLists({ paths, limits }: Command): Promise<void> {
  for (const list of await findLists(paths)) {
    if (list.note) console.warn(`${list.name}: ${list.note}`);
    await withProgress(list.name, (onProgress) => importList(list, { onProgress, limits }));
    // Real customers must not be screened against fictitious people.
    await retireList(sampleList.name);
  }
}

async function importDelta({ paths: [list = '', ...paths], limits }: Command): Promise<void> {
  if (paths.length === 0) throw new WrongUsage();
  for (const path of paths) {
    const changes = await parseOpenSanctionsDelta(path);
    await withProgress(list, (onProgress) => applyDelta(list, changes, { onProgress, limits }));
  }
}

async function importCompanyFiles({ paths }: Command): Promise<void> {
  for (const path of paths) {
    const count = await importCompanies('GB', 'UK Companies House', parseCompanies(path));
    console.log(`${path}: ${count} companies`);
  }
}

const outcomes = (source: string, { outcome, error, imported }: SyncReport, seconds: string): string => {
  if (error) return `${source}: ${outcome}: ${error}`;
  return imported ? summaryOf(imported, seconds) : `${source}: the publisher's edition is in force already`;
};

/** One source after another; a failing one does not stop the others. */
async function syncLists({ paths: ids, limits }: Command): Promise<void> {
  const sources = sourcesNamed(ids);
  if (sources.length === 0) throw new NothingToSync();
  for (const source of sources) {
    const progress = importProgress(source.list);
    const report = await syncList(source, { onProgress: progress.show, limits }).finally(progress.clear);
    const line = outcomes(source.id, report, progress.seconds());
    if (report.error) {
      console.error(line);
      process.exitCode = 1;
    } else {
      console.log(line);
      await retireList(sampleList.name);
    }
  }
}

const importers: Record<string, (command: Command) => Promise<void>> = {
  lists: importLists,
  delta: importDelta,
  companies: importCompanyFiles,
  sync: syncLists,
};

const refusals = [MalformedList, UnknownList, DeltaRefused, ReplacementRefused, MalformedCompanies];

function explain(error: unknown): unknown {
  if (error instanceof WrongUsage) return usage;
  if (error instanceof NothingToSync || error instanceof UnknownSource) return error.message;
  const isRefusal = refusals.some((refusal) => error instanceof refusal);
  return isRefusal && error instanceof Error
    ? `Refused: nothing of this file was imported. ${error.message}`
    : error;
}

// A stopped process removes its downloads. An import may end anywhere: nothing of it is in force before it
// completes.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

selectDatabaseProfile('batch');
try {
  const command = readCommand(process.argv.slice(2));
  const importer = Object.hasOwn(importers, command.kind) ? importers[command.kind] : undefined;
  if (!importer) throw new WrongUsage();
  await importer(command);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await closeDb();
}
