import { matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { readIndex } from '@/lib/domain/watchlists/index-file';
import { hostileNames, type HostileName } from './fixtures/hostile-names';
import { asking } from './load-matcher';
import { madeUpEntities } from './fixtures/made-up-entities';

export interface Hostile {
  names: number;
  /** What was thrown, and of which kind of name. */
  thrown: string[];
  slowest: Array<{ kind: string; ms: number; againMs: number }>;
  /** Made-up names of the usual kind, measured in the same process. */
  ordinary: { names: number; slowestMs: number };
}

interface Timed extends HostileName {
  ms: number;
}

const shown = 10;
const triedAgain = 3;
const ordinaryNames = 2000;
/** Another list than the one that is searched. */
const otherSeed = 9;

/** Searches the index of a file for names that nobody has. */
export default async function searchHostile({ index: file }: { index: string }): Promise<Hostile> {
  const index = await readIndex(file);
  if (!index) throw new Error('There is no index.');
  const [matcher, thrown] = [matcherOf(index), [] as string[]];
  const names = ordinary();
  // Of the first names the times are the compiler's.
  timesOf(names.slice(0, ordinaryNames), matcher, thrown);
  const usual = timesOf(names.slice(ordinaryNames), matcher, thrown);
  const hostile = timesOf(hostileNames(), matcher, thrown);
  return {
    names: hostile.length,
    thrown,
    slowest: slowestFirst(hostile)
      .slice(0, shown)
      // A matcher of its own remembers no word; the least of some times is not a neighbour's doing.
      .map((one) => ({ kind: one.kind, ms: one.ms, againMs: leastTime(one, () => matcherOf(index)) })),
    ordinary: { names: usual.length, slowestMs: slowestFirst(usual)[0]?.ms ?? 0 },
  };
}

function ordinary(): HostileName[] {
  return Array.from(madeUpEntities(2 * ordinaryNames, otherSeed), ({ primary_name, entity_type }) => ({
    kind: 'ordinary',
    query: { name: primary_name, entity_type },
  }));
}

function timesOf(names: readonly HostileName[], matcher: Matcher, thrown: string[]): Timed[] {
  return names.map(({ kind, query }) => {
    const before = performance.now();
    try {
      asking(matcher)(query);
    } catch (error) {
      thrown.push(`${kind}: ${String(error)}`);
    }
    return { kind, query, ms: performance.now() - before };
  });
}

function leastTime(one: HostileName, toMatcher: () => Matcher): number {
  const times = Array.from({ length: triedAgain }, () => timesOf([one], toMatcher(), [])[0]!.ms);
  return Math.min(...times);
}

const slowestFirst = (times: readonly Timed[]) => times.toSorted((a, b) => b.ms - a.ms);
