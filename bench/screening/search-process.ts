import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultMatchThreshold, matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { readIndex } from '@/lib/domain/watchlists/index-file';
import { hostileNames } from './hostile-names';
import { hasSharedData, readMangled, readNegatives } from './labelled-data';
import { medianOf, timed, type Latencies } from './latencies';
import { heldMemory, megabytes, memory, peakMemory } from './memory';
import type { QueryMix } from './query-mix';

export type SearchPart = 'speed' | 'fuzz';

export interface SearchJob {
  file: string;
  /** A file of the mix as JSON: made elsewhere, so that this memory is the search's alone. */
  queries: string;
  parts: SearchPart[];
}

export interface Searched {
  loadMs: number;
  /** Before the index is loaded, and after. */
  emptyMb: number;
  loadedMb: number;
  speed: Speed | null;
  fuzz: Fuzz | null;
}

interface Speed {
  rounds: Latencies[];
  median: Latencies;
  /** After the queries. */
  usedMb: number;
  /** Without the garbage that is not yet collected. */
  heldMb: number;
  alerts: AlertCounts | null;
  swap: Swap;
}

/** How many of the people asked for alert. */
interface AlertCounts {
  mangled: number;
  mangledAlerting: number;
  negatives: number;
  negativesAlerting: number;
}

interface Swap {
  loadMs: number;
  /** The longest that the event loop stood still, with queries every few milliseconds: as ever, and in the swap. */
  usualGapMs: number;
  gapMs: number;
  steadyMb: number;
  peakMb: number;
}

interface Fuzz {
  names: number;
  thrown: string[];
  slowest: Array<{ kind: string; ms: number }>;
}

const options = { threshold: defaultMatchThreshold, limit: 10 };
const ask = (matcher: Matcher) => (query: ScreeningQuery) => matcher.search(query, options);

/** Searches the index of a file, as a web process does. */
export default async function search(
  { file, queries, parts }: SearchJob,
  note: (text: string) => void,
): Promise<Searched> {
  const emptyMb = megabytes(memory());
  const { matcher, ms: loadMs } = await load(file);
  const loadedMb = megabytes(memory());
  // Written by `measureMillion`.
  const { warmUp, rounds } = JSON.parse(await readFile(queries, 'utf8')) as QueryMix;
  warmUp.forEach(ask(matcher));
  note('Warm');
  const speed = parts.includes('speed') ? await measureSpeed(matcher, rounds, file, note) : null;
  const fuzz = parts.includes('fuzz') ? measureHostile(matcher) : null;
  return { loadMs, emptyMb, loadedMb, speed, fuzz };
}

async function load(file: string): Promise<{ matcher: Matcher; ms: number }> {
  const begun = performance.now();
  const index = await readIndex(file);
  if (!index) throw new Error('There is no index.');
  const matcher = matcherOf(index);
  return { matcher, ms: performance.now() - begun };
}

async function measureSpeed(
  matcher: Matcher,
  queries: ScreeningQuery[][],
  file: string,
  note: (text: string) => void,
): Promise<Speed> {
  const rounds = queries.map((round) => timed(round, ask(matcher)));
  const usedMb = megabytes(memory());
  note('Queries measured');
  const swap = await measureSwap(matcher, queries.flat(), file);
  note('Index swapped');
  const alerts = hasSharedData ? countAlerts(matcher) : null;
  note('Alerts counted');
  const heldMb = megabytes(heldMemory());
  return { rounds, median: medianOf(rounds), usedMb, heldMb, alerts, swap };
}

const queryEveryMs = 5;
const watchedMs = 4000;

/** Puts another index in the place of the one in use, as a list's new version does; searches go on meanwhile. */
async function measureSwap(first: Matcher, queries: ScreeningQuery[], file: string): Promise<Swap> {
  let matcher = first;
  let asked = 0;
  const timer = setInterval(() => ask(matcher)(queries[asked++ % queries.length]!), queryEveryMs);
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
    const loaded = await load(file);
    matcher = loaded.matcher;
    loadMs = loaded.ms;
  });
  clearInterval(timer);
  return { loadMs, usualGapMs, gapMs, steadyMb, peakMb: megabytes(peakMemory()) };
}

function countAlerts(matcher: Matcher): AlertCounts {
  const alerting = (people: ScreeningQuery[]) =>
    people.filter((one) => matcher.search(one, { ...options, limit: 1 }).length > 0).length;
  const [mangled, negatives] = [readMangled(), readNegatives().flat()];
  return {
    mangled: mangled.length,
    mangledAlerting: alerting(mangled),
    negatives: negatives.length,
    negativesAlerting: alerting(negatives),
  };
}

const shown = 10;

function measureHostile(matcher: Matcher): Fuzz {
  const thrown: string[] = [];
  const times = hostileNames().map(({ kind, name }, at) => {
    const before = performance.now();
    try {
      ask(matcher)({ name, entity_type: at % 2 === 0 ? 'person' : 'any' });
    } catch (error) {
      thrown.push(`${kind}: ${String(error)}`);
    }
    return { kind, ms: performance.now() - before };
  });
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  return { names: times.length, thrown, slowest };
}
