import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Steps } from '@/scripts/bootstrap/steps.mjs';
import type { Built } from './build-process';
import { listOf, percent, type Findings, type Row } from './findings';
import { inAProcess } from './in-a-process';
import { sampleOf } from './labelled-data';
import type { Latencies } from './latencies';
import { queryMix, type QueryMix } from './query-mix';
import type { Searched, SearchJob, SearchPart } from './search-process';
import { searchByTrigrams, type TrigramSearch } from './trigram-search';

const trigramQueries = 100;
const target = { p50: 1, p99: 5, perSecond: 1000, memoryMb: 600, loadMs: 1000, swapPeak: 1.6, hostileMs: 50 };

/** Builds an index of a million names in one process, and searches it in another. */
export async function measureMillion(
  parts: SearchPart[],
  steps: Steps,
  signal: AbortSignal,
): Promise<Findings[]> {
  const folder = await mkdtemp(join(tmpdir(), 'probity-bench-'));
  try {
    const [file, queries] = [join(folder, 'million.index'), join(folder, 'queries.json')];
    const mix = queryMix();
    await writeFile(queries, JSON.stringify(mix));
    const built = await steps.run('Index of a million names built', () =>
      inAProcess<{ file: string }, Built>('build-process', { file }, signal, steps.note),
    );
    const searched = await steps.run('Searched', () =>
      inAProcess<SearchJob, Searched>('search-process', { file, queries, parts }, signal, steps.note),
    );
    const speed = searched.speed && {
      ...searched.speed,
      trigrams: await steps.run('Searched by trigrams', () => trigrams(mix, signal)),
    };
    return [
      ...(speed ? [speedOf(built, searched, speed)] : []),
      ...(searched.fuzz ? [hostileOf(searched.fuzz, speed)] : []),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function trigrams({ rounds: [round = []] }: QueryMix, signal: AbortSignal): Promise<TrigramSearch> {
  const names = sampleOf(round, trigramQueries).map(({ name }) => name);
  return searchByTrigrams(names, signal);
}

type Speed = NonNullable<Searched['speed']> & { trigrams: TrigramSearch };

function speedOf(built: Built, { loadMs, emptyMb, loadedMb }: Searched, speed: Speed): Findings {
  const { median, rounds, usedMb, heldMb, swap, trigrams: sql } = speed;
  const growth = swap.peakMb / swap.steadyMb;
  const eachRound = (tell: (round: Latencies) => string) => rounds.map(tell).join(', ');
  const rows: Row[] = [
    {
      measure: `p50 at ${built.names} names (${built.lists.join(', ')})`,
      figure: `${ms(median.p50)} (rounds: ${eachRound(({ p50 }) => ms(p50))})`,
      target: `≤ ${target.p50} ms`,
      isMet: median.p50 <= target.p50,
      yardstick: `PostgreSQL trigrams over ${sql.names} names: ${ms(sql.p50)}`,
    },
    {
      measure: 'p99',
      figure: `${ms(median.p99)} (rounds: ${eachRound(({ p99 }) => ms(p99))}; most ${ms(median.most)})`,
      target: `≤ ${target.p99} ms`,
      isMet: median.p99 <= target.p99,
      yardstick: `PostgreSQL trigrams: ${ms(sql.p99)}`,
    },
    {
      measure: 'queries/s a core',
      figure:
        `${median.perSecond.toFixed(0)} (rounds: ${eachRound(({ perSecond }) => perSecond.toFixed(0))}; ` +
        `${median.cpuSecondsPerThousand.toFixed(2)} s of processor time for 1,000; load ${eachRound(({ load }) => load.toFixed(1))})`,
      target: `≥ ${target.perSecond}`,
      isMet: median.perSecond >= target.perSecond,
      yardstick: `PostgreSQL trigrams, one connection: ${(1000 / sql.p50).toFixed(1)} at the median`,
    },
    {
      measure: 'memory of the process that searches',
      figure: `${emptyMb} MB empty, ${loadedMb} MB loaded, ${usedMb} MB after the queries (held when all garbage is collected: ${heldMb} MB and Node itself)`,
      target: `≤ ${target.memoryMb} MB`,
      isMet: usedMb <= target.memoryMb,
      yardstick: `PostgreSQL's table and index of names alone: ${sql.megabytes} MB on disk`,
    },
    {
      measure: 'snapshot file loaded',
      figure: ms(loadMs),
      target: `≤ ${target.loadMs} ms`,
      isMet: loadMs <= target.loadMs,
      yardstick: `built of entities: ${built.seconds.toFixed(1)} s, at most ${built.peakMb} MB; PostgreSQL: ${sql.setUpSeconds.toFixed(1)} s`,
    },
    {
      measure: 'index swapped: most memory',
      figure: `${swap.peakMb} MB over ${swap.steadyMb} MB: ${growth.toFixed(2)} ×`,
      target: `≤ ${target.swapPeak} ×`,
      isMet: growth <= target.swapPeak,
      yardstick: 'both held whole: 2 ×',
    },
    {
      measure: 'index swapped: longest pause of the event loop',
      figure: `${ms(swap.gapMs)} (loading took ${ms(swap.loadMs)})`,
      target: 'no pause',
      isMet: null,
      yardstick: `the same searches without a swap: ${ms(swap.usualGapMs)}`,
    },
  ];
  return { rows: [...rows, ...alertsAtAMillion(speed)], details: [] };
}

function alertsAtAMillion({ alerts }: Speed): Row[] {
  if (!alerts) return [];
  const { mangled, mangledAlerting, negatives, negativesAlerting } = alerts;
  return [
    {
      measure: 'false alerts against the million names, most of them made up',
      figure: `${percent(negativesAlerting, negatives)} of ${negatives}`,
      target: '',
      isMet: null,
      yardstick: `mangled UN names that alert there: ${percent(mangledAlerting, mangled)}`,
    },
  ];
}

function hostileOf({ names, thrown, slowest }: NonNullable<Searched['fuzz']>, speed: Speed | null): Findings {
  const [worst] = slowest;
  const most = worst?.ms ?? 0;
  const row: Row = {
    measure: `${names} hostile names against the million: slowest; thrown`,
    figure: `${ms(most)}; ${thrown.length}`,
    target: `≤ ${target.hostileMs} ms; 0`,
    isMet: most <= target.hostileMs && thrown.length === 0,
    yardstick: speed
      ? `the slowest of ${speed.median.queries} ordinary names: ${ms(speed.median.most)}`
      : 'measured with part speed',
  };
  const slow = slowest.map((one) => `${one.kind}: ${ms(one.ms)}`);
  return {
    rows: [row],
    details: [listOf('Hostile names that threw, and the slowest', [...thrown, ...slow])],
  };
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
