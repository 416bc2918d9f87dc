import type { AlertCategory } from '@/lib/domain/alerts/schema';
import type { CheckTypeCode } from '@/lib/domain/checks/schema';
import {
  gravestFirst,
  type ListVersion,
  type Match,
  type Matcher,
  type ScreeningCategory,
} from '@/lib/domain/screening/schema';
import {
  type CheckOutcome,
  type Finding,
  type Provider,
  ProviderFailed,
  type ProviderRequest,
  screeningCategoryOf,
} from './provider';

const name = 'Probity Screening';
const matchLimit = 25;

const alertCategoryOf: Record<ScreeningCategory, AlertCategory> = {
  sanctions: 'Sanctions Hit',
  pep: 'PEP Match',
  adverse_media: 'Adverse Media',
  watchlist: 'Watchlist Match',
};

/** A match raises one alert, under the gravest of the categories that were asked for. */
function gravestAsked(match: Match, asked: readonly ScreeningCategory[]): ScreeningCategory | undefined {
  return gravestFirst.find((category) => asked.includes(category) && match.categories.includes(category));
}

const findingOf = (match: Match, category: ScreeningCategory): Finding => ({
  type: 'Screening',
  category: alertCategoryOf[category],
  summary: `${match.matched_name} on ${match.list}, entry ${match.list_entry_id}, scores ${match.match_score}.`,
  match: { ...match, category },
});

function outcomeOf(
  code: CheckTypeCode,
  matches: Match[],
  asked: ScreeningCategory[],
  lists: readonly ListVersion[],
): CheckOutcome {
  const category = screeningCategoryOf[code];
  if (!category) throw new Error(`${code} is no screening check`);
  const hits = matches.filter((match) => match.categories.includes(category));
  return {
    type_code: code,
    result: hits.length > 0 ? 'Refer' : 'Pass',
    result_data: { matches: hits.length, best_score: hits[0]?.match_score ?? null, lists },
    findings: hits
      .filter((hit) => gravestAsked(hit, asked) === category)
      .map((hit) => findingOf(hit, category)),
  };
}

/**
 * Screens against the lists in force. Throws `ProviderFailed` while no list is loaded: that is no reason to pass
 * anybody.
 */
export function screeningProvider(matcher: () => Matcher | null): Provider {
  return {
    name,
    serves: ['SCR_SANCTIONS', 'SCR_PEP', 'SCR_ADVERSE_MEDIA', 'SCR_WATCHLIST'],
    async run({ subject, type_codes, match_threshold }: ProviderRequest) {
      const index = matcher();
      if (!index || index.lists.length === 0) throw new ProviderFailed(name, 'unavailable', true);
      const asked = type_codes.flatMap((code) => screeningCategoryOf[code] ?? []);
      const matches = index.search(
        {
          name: subject.name,
          entity_type: subject.type === 'Company' ? 'company' : 'person',
          date_of_birth: subject.date_of_birth,
          nationality: subject.nationality,
          country: subject.country,
          identifiers: subject.registration_number ? [subject.registration_number] : [],
        },
        { threshold: match_threshold, limit: matchLimit, categories: asked },
      );
      return {
        outcomes: type_codes.map((code) => outcomeOf(code, matches, asked, index.lists)),
        lists: [...index.lists],
      };
    },
  };
}
