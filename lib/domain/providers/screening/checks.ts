import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { screeningCategoryOf } from '@/lib/domain/checks/schema';
import {
  categoriesBySeverity,
  type ListVersion,
  type Match,
  type ScreeningQuery,
  type ScreeningRecord,
} from '@/lib/domain/screening/schema';
import type { AlertCategory, CheckTypeCode, ScreeningCategory } from '@/lib/domain/words';
import type { ProviderAnswer, ProviderRequest, Subject } from '../provider';

export const maxMatches = 25;

export function queryOf(subject: Subject): ScreeningQuery {
  return {
    name: subject.name,
    entity_type: subject.type === 'Company' ? 'company' : 'person',
    date_of_birth: subject.date_of_birth,
    nationality: subject.nationality,
    country: subject.country,
    identifiers: subject.registration_number ? [subject.registration_number] : [],
  };
}

export function categoriesOf(typeCodes: readonly CheckTypeCode[]): ScreeningCategory[] {
  return typeCodes.flatMap((code) => screeningCategoryOf(code) ?? []);
}

export function screeningAnswer(
  { subject, type_codes }: ProviderRequest,
  matches: readonly Match[],
  lists: ListVersion[],
): ProviderAnswer {
  const requested = categoriesOf(type_codes);
  const record = { query: queryOf(subject), lists };
  return { outcomes: type_codes.map((code) => outcomeOf(code, matches, requested, record)), lists };
}

function outcomeOf(
  code: CheckTypeCode,
  matches: readonly Match[],
  requested: readonly ScreeningCategory[],
  record: ScreeningRecord,
): CheckOutcome {
  const category = screeningCategoryOf(code);
  if (!category) throw new Error(`${code} is not a screening check`);
  const hits = matches.filter((match) => match.categories.includes(category));
  return {
    type_code: code,
    result: hits.length > 0 ? 'Refer' : 'Pass',
    result_data: { matches: hits.length, best_score: hits[0]?.match_score ?? null, ...record },
    findings: hits
      .filter((hit) => alertingCategory(hit, requested) === category)
      .map((hit) => findingOf(hit, category)),
  };
}

/** A match raises one alert, under its most severe category that was requested. */
function alertingCategory(
  match: Match,
  requested: readonly ScreeningCategory[],
): ScreeningCategory | undefined {
  return categoriesBySeverity.find(
    (category) => requested.includes(category) && match.categories.includes(category),
  );
}

const alertCategoryOf: Record<ScreeningCategory, AlertCategory> = {
  sanctions: 'Sanctions Hit',
  pep: 'PEP Match',
  adverse_media: 'Adverse Media',
  watchlist: 'Watchlist Match',
};

const findingOf = (match: Match, category: ScreeningCategory): Finding => ({
  type: 'Screening',
  category: alertCategoryOf[category],
  summary: `${match.matched_name} on ${match.list}, entry ${match.list_entry_id}, scores ${match.match_score}.`,
  match: { ...match, category },
});
