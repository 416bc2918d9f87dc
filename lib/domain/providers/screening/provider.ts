import { screeningCodes } from '@/lib/domain/checks/schema';
import type { ListedEntity, ListVersion, Match, Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { timeSlices } from '@/lib/platform/work/time-slices';
import { type Provider, ProviderFailed, type ProviderRequest } from '../provider';
import { categoriesOf, type FoundMatches, maxMatches, queryOf, screeningAnswer } from './checks';

export interface ScreeningSource {
  readonly name: string;
  readonly isInProcess?: boolean;
  find(request: ProviderRequest, signal: AbortSignal): Promise<FoundMatches>;
}

/** `versions` are those in force, if they have already been read. */
export type OwnLists = (ctx: Context, versions?: string) => Promise<Matcher | null>;

/** The list entries of the given versions; null for a version that is not stored. */
export type StoredEntries = (
  ctx: Context,
  wanted: readonly { list: ListVersion; list_entry_id: string }[],
) => Promise<(ListedEntity | null)[]>;

/** The project's own lists are searched with every source. */
export function screeningProvider(
  source: ScreeningSource,
  ownLists: OwnLists,
  storedEntries: StoredEntries,
): Provider {
  return {
    name: source.name,
    serves: screeningCodes,
    isInProcess: source.isInProcess,
    async run(request, signal) {
      const [found, ownMatcher] = await Promise.all([
        source.find(request, signal),
        ownLists(request.ctx, request.own_versions),
      ]);
      const own = ownMatcher ? await findIn(ownMatcher, request) : nothing;
      const matches = [...found.matches, ...own.matches]
        .sort((a, b) => b.match_score - a.match_score)
        .slice(0, maxMatches);
      const lists = [...found.lists, ...own.lists];
      const missing = matches.filter((match) => !found.entries.has(match));
      const stored = await readEntries(request.ctx, missing, lists, storedEntries);
      const entries = new Map([...found.entries, ...stored]);
      const covers = [...found.covers, ...own.covers];
      return screeningAnswer(request, { ...found, matches, entries, lists, covers });
    },
  };
}

const nothing: FoundMatches = { matches: [], entries: new Map(), lists: [], covers: [] };

/** Names of lists in force whose last synchronisation is older than that. */
export type ListsOlderThan = (days: number, now: Date) => readonly string[];

/**
 * Throws `ProviderFailed` before the index is loaded, because a pass would be false. Without a list, no
 * category is covered. Matches on an outdated list still count, but the list covers nothing (API §3.9).
 */
export function loadedLists(
  matcher: () => Matcher | null,
  olderThan: ListsOlderThan = () => [],
): ScreeningSource {
  const name = 'Probity Screening';
  return {
    name,
    isInProcess: true,
    async find(request) {
      const loaded = matcher();
      if (!loaded) throw new ProviderFailed(name, 'unavailable', { retryable: true });
      const found = await findIn(loaded, request);
      const tooOld = olderThan(request.max_list_age_days, request.ctx.now());
      return tooOld.length === 0
        ? found
        : { ...found, too_old: tooOld, covers: coverWithout(tooOld, loaded) };
    },
  };
}

const coverWithout = (tooOld: readonly string[], { lists, coversByList }: Matcher) =>
  coversByList.flatMap((covers, at) => (tooOld.includes(lists[at]?.name ?? '') ? [] : covers));

async function findIn(
  matcher: Matcher,
  { ctx, subject, type_codes, match_threshold }: ProviderRequest,
): Promise<FoundMatches> {
  const options = { threshold: match_threshold, limit: maxMatches, categories: categoriesOf(type_codes) };
  const matches = await timeSlices.run(ctx, () => matcher.searchInSteps(queryOf(subject), options));
  return { matches, entries: new Map(), lists: matcher.lists, covers: matcher.covers };
}

/** The index only contains what is searched. */
async function readEntries(
  ctx: Context,
  matches: readonly Match[],
  lists: readonly ListVersion[],
  storedEntries: StoredEntries,
): Promise<[Match, ListedEntity][]> {
  const wanted = matches.flatMap((match) => {
    const list = lists.find(({ name }) => name === match.list);
    return list ? [{ match, list, list_entry_id: match.list_entry_id }] : [];
  });
  const asked = wanted.map(({ list, list_entry_id }) => ({ list, list_entry_id }));
  const found = await storedEntries(ctx, asked);
  return wanted.flatMap(({ match }, place): [Match, ListedEntity][] => {
    const entry = found[place];
    return entry ? [[match, entry]] : [];
  });
}
