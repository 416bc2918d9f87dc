import { setImmediate as othersTurn } from 'node:timers/promises';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { type MatcherList, matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { ownEntities, ownListsVersion } from './own-entities';

interface OwnMatcher {
  version: string;
  matcher: Matcher;
}

/** Names of all projects together whose indexes stay loaded: some ten projects with lists as long as they may be. */
const mostNames = 200_000;
/** An index of one name takes as much memory as so many names of a longer one. */
const leastNames = 100;

/** The index of the project's own lists as they are now, or null where it has none. Built when they have changed. */
export const ownMatcher = keptMatchers(mostNames);

/** Keeps those that were asked for last, as many as have so many names together, and the very last one in any case. */
export function keptMatchers(most: number): (ctx: Context) => Promise<Matcher | null> {
  /** By project; the one that was asked for last is the last. */
  const kept = new Map<number, OwnMatcher>();
  const underWay = new Map<number, Promise<OwnMatcher>>();

  function keep(project: number, own: OwnMatcher): void {
    kept.delete(project);
    kept.set(project, own);
    let names = [...kept.values()].reduce((sum, each) => sum + costOf(each), 0);
    for (const [oldest, each] of kept) {
      if (names <= most || oldest === project) return;
      kept.delete(oldest);
      names -= costOf(each);
    }
  }

  async function build(ctx: Context, version: string): Promise<OwnMatcher> {
    const own = { version, matcher: await buildInTurns(await ownEntities(ctx)) };
    keep(ctx.project.id, own);
    return own;
  }

  /** One at a time for a project, for all who ask meanwhile: it may be of the lists as they were before. */
  function builtNext(ctx: Context, version: string): Promise<OwnMatcher> {
    const project = ctx.project.id;
    const begun = underWay.get(project);
    if (begun) return begun;
    const building = build(ctx, version).finally(() => underWay.delete(project));
    underWay.set(project, building);
    return building;
  }

  return async (ctx) => {
    for (;;) {
      const version = await ownListsVersion(ctx);
      if (version === '') {
        kept.delete(ctx.project.id);
        return null;
      }
      const known = kept.get(ctx.project.id);
      const own = known?.version === version ? known : await builtNext(ctx, version);
      if (own.version !== version) continue;
      keep(ctx.project.id, own);
      return own.matcher;
    }
  };
}

const costOf = ({ matcher }: OwnMatcher) => Math.max(matcher.nameCount, leastNames);

/** Some milliseconds of work, of names as long as they may be. */
const entitiesAtATime = 10;

/** The index of some lists, built a few entities at a time: what else the process has to do goes on between them. */
export async function buildInTurns(lists: Iterable<MatcherList>): Promise<Matcher> {
  const builder = new IndexBuilder();
  let added = 0;
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) {
      builder.add(entity);
      added += 1;
      if (added % entitiesAtATime === 0) await othersTurn();
    }
  }
  return matcherOf(builder.build());
}
