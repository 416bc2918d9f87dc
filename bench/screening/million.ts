import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Steps } from '@/scripts/bootstrap/steps.mjs';
import type { AlertCounts } from './alert-process';
import type { Built } from './build-process';
import type { Findings } from './findings';
import type { Hostile } from './hostile-process';
import { inAProcess } from './run-in-process';
import { hasSharedData, sampleOf } from '@/training/labelled-data';
import { falseAlertsOf, hostileOf, speedOf } from './million-findings';
import { queryMix } from './query-mix';
import type { Searched, SearchJob } from './search-process';
import { searchByTrigrams } from './trigram-search';

const trigramQueries = 100;

export type MillionPart = 'speed' | 'fuzz';

/** Builds an index of a million names in one process, and searches it in others. */
export async function measureMillion(
  parts: readonly MillionPart[],
  steps: Steps,
  signal: AbortSignal,
): Promise<Findings[]> {
  const folder = await mkdtemp(join(tmpdir(), 'probity-bench-'));
  const index = join(folder, 'million.index');
  const findings: Findings[] = [];
  try {
    const built = await steps.run('Index of a million names built', () =>
      inAProcess<object, Built>('build-process', { file: index }, signal),
    );
    if (parts.includes('speed')) findings.push(...(await measureSpeed(built, folder, index, steps, signal)));
    if (parts.includes('fuzz')) {
      const hostile = await steps.run('Searched for hostile names', () =>
        inAProcess<object, Hostile>('hostile-process', { index }, signal),
      );
      findings.push(hostileOf(hostile));
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSpeed(
  built: Built,
  folder: string,
  index: string,
  steps: Steps,
  signal: AbortSignal,
): Promise<Findings[]> {
  const mix = queryMix();
  const queries = join(folder, 'queries.json');
  await writeFile(queries, JSON.stringify(mix));
  const searched = await steps.run('Searched', () =>
    inAProcess<SearchJob, Searched>('search-process', { index, queries }, signal),
  );
  const names = sampleOf(mix.rounds.flat(), trigramQueries).map(({ name }) => name);
  const trigrams = await steps.run('Searched by trigrams', () => searchByTrigrams(names, signal));
  const speed = speedOf(built, searched, trigrams);
  if (!hasSharedData) return [speed];
  const counts = await steps.run('Alerts counted', () =>
    inAProcess<object, AlertCounts>('alert-process', { index }, signal),
  );
  return [speed, falseAlertsOf(counts)];
}
