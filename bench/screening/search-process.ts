import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { medianOf, timed, type Latencies } from './latencies';
import { asking, loadMatcher } from './load-matcher';
import { megabytes, memory, peakMemory } from './memory';
import type { QueryMix } from './query-mix';

export interface SearchJob {
  index: string;
  /** A file of the mix as JSON: made elsewhere, so that this memory is the search's alone. */
  queries: string;
}

export interface Searched {
  loadMs: number;
  rounds: Latencies[];
  median: Latencies;
  /** Resident before the index is loaded, after, and after the queries. */
  emptyMb: number;
  loadedMb: number;
  usedMb: number;
  swap: Swap;
}

interface Swap {
  loadMs: number;
  /** The longest that the event loop stood still, with queries every few milliseconds: as ever, and in the swap. */
  usualGapMs: number;
  gapMs: number;
  steadyMb: number;
  peakMb: number;
}

/** Does nothing but search the index of a file. */
export default async function search({ index, queries }: SearchJob): Promise<Searched> {
  const emptyMb = megabytes(memory());
  const { matcher, ms: loadMs } = await loadMatcher(index);
  const loadedMb = megabytes(memory());
  // Written by `measureMillion`.
  const mix = JSON.parse(await readFile(queries, 'utf8')) as QueryMix;
  mix.warmUp.forEach(asking(matcher));
  const rounds = mix.rounds.map((round) => timed(round, asking(matcher)));
  const usedMb = megabytes(memory());
  const swap = await measureSwap(matcher, mix.rounds.flat(), index);
  return { loadMs, rounds, median: medianOf(rounds), emptyMb, loadedMb, usedMb, swap };
}

const queryEveryMs = 5;
const watchedMs = 4000;

/** Puts another index in the place of the one in use, as a list's new version does; searches go on meanwhile. */
async function measureSwap(first: Matcher, queries: ScreeningQuery[], index: string): Promise<Swap> {
  let matcher = first;
  let asked = 0;
  const timer = setInterval(() => asking(matcher)(queries[asked++ % queries.length]!), queryEveryMs);
  const longestGap = async (work: () => Promise<void>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    await sleep(watchedMs);
    delay.disable();
    return delay.max / 1e6;
  };
  const usualGapMs = await longestGap(async () => {});
  const steadyMb = megabytes(memory());
  let loadMs = 0;
  const gapMs = await longestGap(async () => {
    const loaded = await loadMatcher(index);
    matcher = loaded.matcher;
    loadMs = loaded.ms;
  });
  clearInterval(timer);
  return { loadMs, usualGapMs, gapMs, steadyMb, peakMb: megabytes(peakMemory()) };
}
