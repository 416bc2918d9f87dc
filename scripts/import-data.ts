import { MalformedCompanies, parseCompanies } from '@/lib/domain/providers/parse-companies';
import { importCompanies } from '@/lib/domain/providers/service';
import { parseLists, UnknownList } from '@/lib/domain/watchlists/detect-list';
import { MalformedList } from '@/lib/domain/watchlists/malformed-list';
import { importList } from '@/lib/domain/watchlists/service';
import { closeDb } from '@/lib/platform/db';

// Brings public data into a database that is served or not; a web and a worker that run take lists up by themselves.
const usage = 'npm run import -- lists PATH [PATH …]   or   npm run import -- companies FILE [FILE …]';

async function lists(paths: string[]): Promise<void> {
  for (const list of await parseLists(paths)) {
    const { name, entities, changed } = await importList(list);
    console.log(`${name}: ${entities} entries ${changed ? 'in force' : 'were in force already'}`);
  }
}

async function companies(paths: string[]): Promise<void> {
  for (const path of paths) {
    console.log(
      `${path}: ${await importCompanies('GB', 'UK Companies House', parseCompanies(path))} companies`,
    );
  }
}

const importers: Record<string, (paths: string[]) => Promise<void>> = { lists, companies };

const isRefusal = (error: unknown) =>
  error instanceof MalformedList || error instanceof UnknownList || error instanceof MalformedCompanies;

const [kind = '', ...paths] = process.argv.slice(2);
const importer = importers[kind];
try {
  if (!importer || paths.length === 0) throw new Error(usage);
  await importer(paths);
} catch (error) {
  console.error(isRefusal(error) ? `Refused, and nothing of it was kept. ${error}` : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
