import { matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { readIndex } from '@/lib/domain/watchlists/index-file';
import { hostileNames, type HostileName } from './fixtures/hostile-names';
import { madeUpEntities } from './fixtures/made-up-entities';
import { searchWith } from './load-matcher';

export interface HostileFigures {
  names: number;
  errors: string[];
  slowest: Array<{ kind: string; ms: number; repeatedMs: number }>;
  ordinary: { names: number; maxMs: number };
}

interface TimedName extends HostileName {
  ms: number;
}

const slowestCount = 10;
const repetitions = 3;
const ordinaryCount = 2000;
/** Not that of the searched list. */
const otherSeed = 9;

export default async function searchHostile({ index: file }: { index: string }): Promise<HostileFigures> {
  const index = await readIndex(file);
  if (!index) throw new Error('There is no index.');
  const [matcher, errors] = [matcherOf(index), [] as string[]];
  const names = ordinaryNames();
  // Warms up the JIT compiler.
  timeSearches(names.slice(0, ordinaryCount), matcher, errors);
  const ordinary = timeSearches(names.slice(ordinaryCount), matcher, errors);
  const hostile = timeSearches(hostileNames(), matcher, errors);
  return {
    names: hostile.length,
    errors,
    slowest: slowestFirst(hostile)
      .slice(0, slowestCount)
      // With a new matcher, whose caches are empty. The minimum excludes the noise of other processes.
      .map((one) => ({ kind: one.kind, ms: one.ms, repeatedMs: minTime(one, () => matcherOf(index)) })),
    ordinary: { names: ordinary.length, maxMs: slowestFirst(ordinary)[0]?.ms ?? 0 },
  };
}

function ordinaryNames(): HostileName[] {
  return Array.from(madeUpEntities(2 * ordinaryCount, otherSeed), ({ primary_name, entity_type }) => ({
    kind: 'ordinary',
    query: { name: primary_name, entity_type },
  }));
}

function timeSearches(names: readonly HostileName[], matcher: Matcher, errors: string[]): TimedName[] {
  return names.map(({ kind, query }) => {
    const before = performance.now();
    try {
      searchWith(matcher)(query);
    } catch (error) {
      errors.push(`${kind}: ${String(error)}`);
    }
    return { kind, query, ms: performance.now() - before };
  });
}

function minTime(name: HostileName, createMatcher: () => Matcher): number {
  const times = Array.from({ length: repetitions }, () => timeSearches([name], createMatcher(), [])[0]!.ms);
  return Math.min(...times);
}

const slowestFirst = (times: readonly TimedName[]) => times.toSorted((a, b) => b.ms - a.ms);
