import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { medianOf } from '../percentile';
import { measureLatencies, type Latencies } from './latencies';
import { loadMatcher, searchWith } from './load-matcher';
import { megabytes, memory, peakMemory } from './memory';
import type { QueryMix } from './query-mix';

export interface SearchJob {
  index: string;
  /** A file with the mix as JSON: creating it here would add to the measured memory. */
  queries: string;
}

export interface SearchFigures {
  loadMs: number;
  rounds: Latencies[];
  median: Latencies;
  emptyMb: number;
  loadedMb: number;
  usedMb: number;
  swap: SwapFigures;
}

interface SwapFigures {
  loadMs: number;
  /** The longest block of the event loop under regular queries, without and with a swap. */
  usualPauseMs: number;
  pauseMs: number;
  steadyMb: number;
  peakMb: number;
}

export default async function search({ index, queries }: SearchJob): Promise<SearchFigures> {
  const emptyMb = megabytes(memory());
  const { matcher, ms: loadMs } = await loadMatcher(index);
  const loadedMb = megabytes(memory());
  // Written by `measureMillion`.
  const mix = JSON.parse(await readFile(queries, 'utf8')) as QueryMix;
  mix.warmUp.forEach(searchWith(matcher));
  const rounds = mix.rounds.map((round) => measureLatencies(round, searchWith(matcher)));
  const usedMb = megabytes(memory());
  const swap = await measureSwap(matcher, mix.rounds.flat(), index);
  return { loadMs, rounds, median: medianOf(rounds), emptyMb, loadedMb, usedMb, swap };
}

const queryIntervalMs = 5;
const watchedMs = 4000;

async function measureSwap(first: Matcher, queries: ScreeningQuery[], index: string): Promise<SwapFigures> {
  let matcher = first;
  let searches = 0;
  const timer = setInterval(
    () => searchWith(matcher)(queries[searches++ % queries.length]!),
    queryIntervalMs,
  );
  const longestPause = async (work: () => Promise<void>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    await sleep(watchedMs);
    delay.disable();
    return delay.max / 1e6;
  };
  const usualPauseMs = await longestPause(async () => {});
  const steadyMb = megabytes(memory());
  let loadMs = 0;
  const pauseMs = await longestPause(async () => {
    const loaded = await loadMatcher(index);
    matcher = loaded.matcher;
    loadMs = loaded.ms;
  });
  clearInterval(timer);
  return { loadMs, usualPauseMs, pauseMs, steadyMb, peakMb: megabytes(peakMemory()) };
}
