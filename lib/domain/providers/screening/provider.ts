import type { ListVersion, Match, Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { type Provider, ProviderFailed, type ProviderRequest } from '../provider';
import { categoriesOf, matchLimit, queryOf, screeningAnswer, screeningCodes } from './checks';

/** The matches of a subject at the request's threshold or above, best first, and which lists answered. */
interface FoundMatches {
  matches: Match[];
  lists: readonly ListVersion[];
}

/** Where matches come from: the lists in force here, or a service that holds lists. */
export interface ScreeningSource {
  readonly name: string;
  find(request: ProviderRequest, signal: AbortSignal): Promise<FoundMatches>;
}

/** The index of a project's own lists, or null where it has none. */
export type OwnLists = (ctx: Context) => Promise<Matcher | null>;

/** Screens against the source and, whichever that is, against the project's own lists. */
export function screeningProvider(source: ScreeningSource, ownLists: OwnLists): Provider {
  return {
    name: source.name,
    serves: screeningCodes,
    async run(request, signal) {
      const [found, own] = await Promise.all([source.find(request, signal), ownLists(request.ctx)]);
      const ours = own ? findIn(own, request) : { matches: [], lists: [] };
      const matches = [...found.matches, ...ours.matches]
        .sort((a, b) => b.match_score - a.match_score)
        .slice(0, matchLimit);
      return screeningAnswer(request, matches, [...found.lists, ...ours.lists]);
    },
  };
}

/** The lists in force. Throws `ProviderFailed` while none is loaded: that is no reason to pass anybody. */
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

function findIn(matcher: Matcher, { subject, type_codes, match_threshold }: ProviderRequest): FoundMatches {
  const matches = matcher.search(queryOf(subject), {
    threshold: match_threshold,
    limit: matchLimit,
    categories: categoriesOf(type_codes),
  });
  return { matches, lists: matcher.lists };
}
