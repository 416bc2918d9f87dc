import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Steps } from '@/scripts/bootstrap/steps.mjs';
import type { AlertCounts } from './alert-process';
import type { BuiltIndex } from './build-process';
import type { Findings } from './findings';
import type { HostileFigures } from './hostile-process';
import { runInProcess } from './run-in-process';
import { hasSharedData, sampleOf } from '@/training/labelled-data';
import { falseAlertFindings, hostileFindings, speedFindings } from './million-findings';
import { queryMix } from './query-mix';
import type { SearchFigures, SearchJob } from './search-process';
import { searchByTrigrams } from './trigram-search';

const trigramQueryCount = 100;

export type MillionPart = 'speed' | 'fuzz';

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
      runInProcess<object, BuiltIndex>('build-process', { file: index }, signal),
    );
    if (parts.includes('speed')) findings.push(...(await measureSpeed(built, folder, index, steps, signal)));
    if (parts.includes('fuzz')) {
      const hostile = await steps.run('Searched for hostile names', () =>
        runInProcess<object, HostileFigures>('hostile-process', { index }, signal),
      );
      findings.push(hostileFindings(hostile));
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSpeed(
  built: BuiltIndex,
  folder: string,
  index: string,
  steps: Steps,
  signal: AbortSignal,
): Promise<Findings[]> {
  const mix = await queryMix();
  const queries = join(folder, 'queries.json');
  await writeFile(queries, JSON.stringify(mix));
  const searched = await steps.run('Searched', () =>
    runInProcess<SearchJob, SearchFigures>('search-process', { index, queries }, signal),
  );
  const names = sampleOf(mix.rounds.flat(), trigramQueryCount).map(({ name }) => name);
  const trigrams = await steps.run('Searched by trigrams', () => searchByTrigrams(names, signal));
  const speed = speedFindings(built, searched, trigrams);
  if (!hasSharedData) return [speed];
  const counts = await steps.run('Alerts counted', () =>
    runInProcess<object, AlertCounts>('alert-process', { index }, signal),
  );
  return [speed, falseAlertFindings(counts)];
}
