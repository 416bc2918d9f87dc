import { LRUCache } from 'lru-cache';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { type MatcherList, matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { type TimeSlices, timeSlices } from '@/lib/platform/work/time-slices';
import { sharedWork } from '@/lib/platform/work/keyed-work';
import { readOwnLists } from '../store/own-entries';
import { readOwnVersions } from '../store/own-versions';

interface OwnMatcher {
  version: string;
  matcher: Matcher;
}

/** About ten projects with lists of the maximum size. */
const maxCachedNames = 200_000;
/** The fixed cost of an index, in names. */
const minCost = 100;

/** Null if the project has no own lists. Rebuilt after a change. */
export const ownMatcher = cachedMatchers(maxCachedNames);

/** An LRU cache by project, bounded by the total number of names. */
export function cachedMatchers(
  maxNames: number,
  slices: TimeSlices = timeSlices,
): (ctx: Context, versions?: string) => Promise<Matcher | null> {
  const cache = new LRUCache<number, OwnMatcher>({
    maxSize: maxNames,
    // lru-cache does not store values larger than maxSize, and then every screening would rebuild the index.
    sizeCalculation: (own) => Math.min(costOf(own), maxNames),
  });
  const sharedByProject = sharedWork<number, OwnMatcher>();

  async function build(ctx: Context, version: string): Promise<OwnMatcher> {
    const lists = await readOwnLists(ctx);
    const own = { version, matcher: await slices.run(ctx, () => buildInSteps(lists)) };
    cache.set(ctx.project.id, own);
    return own;
  }

  /** The build may have begun before the latest change of the lists. */
  const buildOnce = (ctx: Context, version: string): Promise<OwnMatcher> =>
    sharedByProject(ctx.project.id, () => build(ctx, version));

  async function matcherInForce(ctx: Context, known?: string): Promise<Matcher | null> {
    for (let version = known ?? (await readOwnVersions(ctx)); ; version = await readOwnVersions(ctx)) {
      if (version === '') {
        cache.delete(ctx.project.id);
        return null;
      }
      const cached = cache.get(ctx.project.id);
      const own = cached?.version === version ? cached : await buildOnce(ctx, version);
      if (own.version === version) return own.matcher;
    }
  }

  /**
   * A company's parties ask at the same time, and hundreds of reads of the version would block the database
   * for others. Nobody can have learned of a change in between: no event is handled before the microtasks.
   */
  const asked = new Map<number, Promise<Matcher | null>>();
  return (ctx, versions) => {
    if (versions !== undefined) return matcherInForce(ctx, versions);
    const project = ctx.project.id;
    const answer = asked.get(project) ?? matcherInForce(ctx);
    asked.set(project, answer);
    queueMicrotask(() => asked.delete(project));
    return answer;
  };
}

const costOf = ({ matcher }: OwnMatcher) => Math.max(matcher.nameCount, minCost);

export function* buildInSteps(lists: Iterable<MatcherList>): Generator<void, Matcher> {
  const builder = new IndexBuilder();
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) yield* builder.addInSteps(entity);
  }
  return matcherOf(yield* builder.buildInSteps());
}
