import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build as bundle, stop as stopBundler } from 'esbuild';
import { run } from '../bootstrap/run.mjs';
import type { Steps } from '../bootstrap/steps.mjs';
import { sourceFingerprint } from './fingerprint.ts';
import { exclusively } from './lock.ts';
import { generateRouteTable } from './route-table.ts';

const stamp = '.build/fingerprint';

/** What was built last, or nothing. */
export const builtFingerprint = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

const products = [
  '.next/BUILD_ID',
  '.build/web.mjs',
  '.build/worker.mjs',
  '.build/seed.mjs',
  '.build/import-data.mjs',
  '.build/build-index.mjs',
];

function isBuilt(fingerprint: string): boolean {
  return products.every((file) => existsSync(file)) && builtFingerprint() === fingerprint;
}

/** The processes besides Next's own code, each in one file; packages stay where they are. */
async function bundleProcesses(): Promise<void> {
  await bundle({
    entryPoints: {
      web: 'processes/web.ts',
      worker: 'processes/worker.ts',
      seed: 'prisma/seed/main.ts',
      'import-data': 'processes/import-data.ts',
      'build-index': 'processes/build-index.ts',
    },
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    logLevel: 'error',
  });
  await stopBundler();
}

/** The client of the schema and the table of routes: types and every test need them too. */
export async function generateSources(signal: AbortSignal): Promise<void> {
  generateRouteTable();
  await run('prisma', ['generate'], { signal });
}

/** Builds what `npm start` serves, unless it was built from these very sources. */
export async function ensureBuilt(steps: Steps, signal: AbortSignal): Promise<void> {
  if (isBuilt(sourceFingerprint())) return;
  await exclusively('.build/lock', signal, async () => {
    const fingerprint = sourceFingerprint();
    if (isBuilt(fingerprint)) return;
    rmSync(stamp, { force: true });
    await steps.run('Database client and routes generated', () => generateSources(signal));
    await steps.run('Application built', () =>
      Promise.all([run('next', ['build'], { signal }), bundleProcesses()]),
    );
    writeFileSync(stamp, fingerprint);
  });
}
