import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build as bundle, stop as stopBundler } from 'esbuild';
import type { Steps } from '../bootstrap/steps.mjs';
import { runCommand } from '../run-command.ts';
import { bundling } from './bundling.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { withLock } from './lock.ts';
import { buildJourneyPage, journeyManifest } from './journey-page.ts';
import { generateSources } from './sources.ts';

const fingerprintFile = '.build/fingerprint';

export const builtFingerprint = () =>
  existsSync(fingerprintFile) ? readFileSync(fingerprintFile, 'utf8') : '';

const products = [
  '.next/BUILD_ID',
  '.build/web.mjs',
  '.build/worker.mjs',
  '.build/seed.mjs',
  '.build/import-data.mjs',
  '.build/build-index.mjs',
  '.build/manage-access.mjs',
  '.build/manage-audit.mjs',
  journeyManifest,
];

function isBuilt(fingerprint: string): boolean {
  return products.every((file) => existsSync(file)) && builtFingerprint() === fingerprint;
}

async function bundleProcesses(): Promise<void> {
  await bundle({
    entryPoints: {
      web: 'processes/web.ts',
      worker: 'processes/worker.ts',
      seed: 'prisma/seed/main.ts',
      'import-data': 'processes/import-data.ts',
      'build-index': 'processes/build-index.ts',
      'manage-access': 'processes/manage-access.ts',
      'manage-audit': 'processes/manage-audit.ts',
    },
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    ...bundling,
    sourcemap: true,
    // Without the sources, because errors refer to lines of files that are present.
    sourcesContent: false,
  });
}

async function bundleEverything(): Promise<void> {
  await Promise.all([bundleProcesses(), buildJourneyPage()]);
  await stopBundler();
}

export async function ensureBuilt(steps: Steps, signal: AbortSignal): Promise<void> {
  if (isBuilt(sourceFingerprint())) return;
  await withLock('.build/lock', signal, async () => {
    const fingerprint = sourceFingerprint();
    if (isBuilt(fingerprint)) return;
    rmSync(fingerprintFile, { force: true });
    await steps.run(
      'Database client and routes generated',
      () => generateSources(signal),
      'Generating the database client and routes',
    );
    await steps.run(
      'Application built',
      () => Promise.all([runCommand('next', ['build'], { signal }), bundleEverything()]),
      'Building the application',
    );
    writeFileSync(fingerprintFile, fingerprint);
  });
}
