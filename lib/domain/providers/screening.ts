import type { Matcher } from '@/lib/domain/screening/schema';
import { type Provider, ProviderFailed } from './provider';
import { categoriesOf, matchLimit, queryOf, screeningAnswer, screeningCodes } from './screening-checks';

const name = 'Probity Screening';

/**
 * Screens against the lists in force. Throws `ProviderFailed` while no list is loaded: that is no reason to pass
 * anybody.
 */
export function screeningProvider(matcher: () => Matcher | null): Provider {
  return {
    name,
    serves: screeningCodes,
    async run({ subject, type_codes, match_threshold }) {
      const index = matcher();
      if (!index || index.lists.length === 0) throw new ProviderFailed(name, 'unavailable', true);
      const matches = index.search(queryOf(subject), {
        threshold: match_threshold,
        limit: matchLimit,
        categories: categoriesOf(type_codes),
      });
      return screeningAnswer(type_codes, matches, index.lists);
    },
  };
}
