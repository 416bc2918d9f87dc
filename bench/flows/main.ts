// npm run bench:flows [-- PART…]: flows through the product, and their cost. Parts: floor, fifty, accepted, journeys,
// memory, overload.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { withClient } from '../../scripts/database/roles.ts';
import { runBench, startDatabase, Started } from '../deployment.ts';
import { accepted } from './accepted.ts';
import { atFiftyPerSecond, besideFloor } from './beside-floor.ts';
import { journeys } from './journeys.ts';
import { memory } from './memory.ts';
import { overload } from './overload.ts';
import { type Bench, start, type Web } from './processes.ts';

const signal = stopRequested();

const parts: Record<string, (bench: Bench) => Promise<string>> = {
  floor: besideFloor,
  fifty: atFiftyPerSecond,
  accepted,
  journeys,
  memory,
  overload,
};

/** Each part has its own database and web process, so that no part affects another. */
async function runPart(name: string, started: Started): Promise<void> {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}. Parts: ${Object.keys(parts).join(', ')}.`);
  const { appUrls, adminUrl, ownerUrl } = await startDatabase(started, signal);
  const files = mkdtempSync(join(tmpdir(), 'probity-bench-'));
  started.add(() => rmSync(files, { recursive: true, force: true }));
  const web = await start<Web>(started, 'bench/flows/web.ts', {
    DATABASE_URL: appUrls.probity_app,
    PROBITY_DATA_DIR: files,
    PROBITY_READING: 'off',
  });
  // Only an administrator sees the processes of all roles.
  const admin = new URL(adminUrl);
  admin.pathname = new URL(ownerUrl).pathname;
  await withClient(admin.href, async (client) => {
    const text = await part({ started, client, web, databases: appUrls, signal });
    console.log(`\n${name}, load ${loadavg()[0]?.toFixed(1)}\n\n${text}`);
  });
}

await runBench(signal, async () => {
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    const started = new Started();
    await runPart(name, started).finally(() => started.stop());
  }
});
