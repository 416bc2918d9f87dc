import { screeningCodes } from '@/lib/domain/checks/schema';
import type { Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { timeSlices } from '@/lib/platform/time-slices';
import { type Provider, ProviderFailed, type ProviderRequest } from '../provider';
import { categoriesOf, type FoundMatches, maxMatches, queryOf, screeningAnswer } from './checks';

export interface ScreeningSource {
  readonly name: string;
  find(request: ProviderRequest, signal: AbortSignal): Promise<FoundMatches>;
}

export type OwnLists = (ctx: Context) => Promise<Matcher | null>;

/** A project's own lists are searched whatever the source is. */
export function screeningProvider(source: ScreeningSource, ownLists: OwnLists): Provider {
  return {
    name: source.name,
    serves: screeningCodes,
    async run(request, signal) {
      const [found, ownMatcher] = await Promise.all([source.find(request, signal), ownLists(request.ctx)]);
      const own = ownMatcher ? await findIn(ownMatcher, request) : { matches: [], lists: [], covers: [] };
      const matches = [...found.matches, ...own.matches]
        .sort((a, b) => b.match_score - a.match_score)
        .slice(0, maxMatches);
      const lists = [...found.lists, ...own.lists];
      return screeningAnswer(request, { matches, lists, covers: [...found.covers, ...own.covers] });
    },
  };
}

/** Throws `ProviderFailed` while no list is loaded, because a pass would be false. */
export function loadedLists(matcher: () => Matcher | null): ScreeningSource {
  const name = 'Probity Screening';
  return {
    name,
    async find(request) {
      const loaded = matcher();
      if (!loaded || loaded.lists.length === 0) throw new ProviderFailed(name, 'unavailable', true);
      return findIn(loaded, request);
    },
  };
}

async function findIn(
  matcher: Matcher,
  { ctx, subject, type_codes, match_threshold }: ProviderRequest,
): Promise<FoundMatches> {
  const options = { threshold: match_threshold, limit: maxMatches, categories: categoriesOf(type_codes) };
  const matches = await timeSlices.run(ctx, () => matcher.searchInSteps(queryOf(subject), options));
  return { matches, lists: matcher.lists, covers: matcher.covers };
}
