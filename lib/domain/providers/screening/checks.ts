import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { screeningCategoryOf, screeningCheckOf } from '@/lib/domain/checks/schema';
import { hasUnreadWords, hasWords, maxWords } from '@/lib/domain/screening/normalisation/normalise';
import {
  categoriesBySeverity,
  type ListedEntity,
  type ListVersion,
  type Match,
  type ScreeningQuery,
  type ScreeningRecord,
} from '@/lib/domain/screening/schema';
import type { AlertCategory, CheckTypeCode, ScreeningCategory } from '@/lib/domain/words';
import { evidenceOf, partiesOf, type ListedMatch, type PartyMatches } from './listed-party';
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

export interface FoundMatches {
  /** At the request's threshold or above, best first. */
  matches: Match[];
  /** The list entries of the matches in the searched versions; those that are not stored are missing. */
  entries: ReadonlyMap<Match, ListedEntity>;
  lists: readonly ListVersion[];
  /** Categories with list entries. */
  covers: readonly ScreeningCategory[];
  /** Lists that cover nothing, because their last synchronisation is too old. */
  too_old?: readonly string[];
}

interface Search {
  requested: readonly ScreeningCategory[];
  found: FoundMatches;
  /** The data of the search that each check stores. */
  record: ScreeningRecord;
}

/** A category without a list is not screened (API §3.9). A match in it, if a source has one, still counts. */
export function screeningAnswer(request: ProviderRequest, found: FoundMatches): ProviderAnswer {
  const { subject, type_codes, required_categories } = request;
  const lists = [...found.lists];
  const requested = categoriesOf(type_codes);
  const search = { requested, found, record: { query: queryOf(subject), lists } };
  const uncovered = requested.filter((category) => isUncovered(category, found));
  const missing = uncovered.filter((category) => required_categories.includes(category));
  const fault = faultOfName(subject.name);
  const unread = requested.filter(
    (category) => fault && !uncovered.includes(category) && hitsIn(category, found).length === 0,
  );
  const outcomes = type_codes.map((code) => {
    const category = categoryOf(code);
    if (missing.includes(category)) return missingCover(code, missing, search);
    if (fault && unread.includes(category)) return unreadableName(code, fault, unread, search);
    return uncovered.includes(category) ? waived(code, search) : searched(code, category, search);
  });
  return { outcomes };
}

function categoryOf(code: CheckTypeCode): ScreeningCategory {
  const category = screeningCategoryOf(code);
  if (!category) throw new Error(`${code} is not a screening check`);
  return category;
}

const isUncovered = (category: ScreeningCategory, { covers, matches }: FoundMatches): boolean =>
  !covers.includes(category) && !matches.some((match) => match.categories.includes(category));

const notScreened = { matches: 0, best_score: null, not_screened: true } as const;

const tooOldIn = ({ too_old }: FoundMatches) => (too_old ? { lists_too_old: too_old } : {});

const waived = (type_code: CheckTypeCode, { record, found }: Search): CheckOutcome => ({
  type_code,
  result: null,
  waive_reason: 'Not applicable',
  result_data: { ...notScreened, waived_by: 'policy', ...tooOldIn(found), ...record },
  findings: [],
});

const nameOf: Record<ScreeningCategory, string> = {
  sanctions: 'sanctions',
  pep: 'PEPs',
  adverse_media: 'adverse media',
  watchlist: 'watchlists',
};

const listFormat = new Intl.ListFormat('en');

/** One alert for everything that is missing, on the first of the checks. */
function missingCover(
  type_code: CheckTypeCode,
  missing: readonly ScreeningCategory[],
  { record, found }: Search,
): CheckOutcome {
  const names = missing.map((category) => nameOf[category]).join(', ');
  const tooOld = found.too_old
    ? ` Too old to count: ${listFormat.format(found.too_old)}, not synchronised for longer than the policy allows.`
    : '';
  const summary = `No list in force covers ${names}, which the policy requires.${tooOld}`;
  const settles = missing.map((category) => screeningCheckOf[category]);
  const finding: Finding = {
    type: 'System',
    category: 'API Failure',
    cause: 'not_covered',
    summary,
    settles,
  };
  return {
    type_code,
    result: 'Refer',
    result_data: { ...notScreened, reasons: [summary], ...tooOldIn(found), ...record },
    findings: categoryOf(type_code) === missing[0] ? [finding] : [],
  };
}

const hitsIn = (category: ScreeningCategory, { matches }: FoundMatches): Match[] =>
  matches.filter((match) => match.categories.includes(category));

/** Why a search cannot cover the name; null if it was searched completely. */
function faultOfName(name: string): string | null {
  if (!hasWords(name)) return 'The name contains no letter or digit that can be searched for.';
  return hasUnreadWords(name) ? `The name has more than the ${maxWords} words that are searched for.` : null;
}

/**
 * For a name from a registry, or from before such names were refused. One alert, on the first of the checks.
 */
function unreadableName(
  type_code: CheckTypeCode,
  summary: string,
  unread: readonly ScreeningCategory[],
  { record }: Search,
): CheckOutcome {
  const finding: Finding = {
    type: 'Screening',
    category: 'Name Mismatch',
    cause: 'unreadable_name',
    summary,
    evidence: { given: record.query.name, found: null },
    settles: unread.map((category) => screeningCheckOf[category]),
  };
  return {
    type_code,
    result: 'Refer',
    result_data: { matches: 0, best_score: null, reasons: [summary], ...record },
    findings: categoryOf(type_code) === unread[0] ? [finding] : [],
  };
}

function searched(
  code: CheckTypeCode,
  category: ScreeningCategory,
  { requested, found, record }: Search,
): CheckOutcome {
  const hits = hitsIn(category, found);
  return {
    type_code: code,
    result: hits.length > 0 ? 'Refer' : 'Pass',
    result_data: { matches: hits.length, best_score: hits[0]?.match_score ?? null, ...record },
    findings: partiesOf(
      hits
        .filter((hit) => alertingCategory(hit, requested) === category)
        .map((hit) => listedMatch(hit, found)),
    ).map((party) => ({ ...matchFinding(party, category, requested), searched: record.query })),
  };
}

const listedMatch = (match: Match, { entries, lists }: FoundMatches): ListedMatch => ({
  match,
  entry: entries.get(match) ?? null,
  list: lists.find(({ name }) => name === match.list) ?? null,
});

/** A match raises one alert, in the most serious of the requested categories. */
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

/** One alert per listed party, whichever lists contain it (API §3.10). */
export function matchFinding(
  party: PartyMatches,
  category: ScreeningCategory,
  requested: readonly ScreeningCategory[],
): Finding {
  const [best, ...others] = party;
  const match = { ...best.match, category };
  const further_matches = others.map((each) => ({ ...each.match, category }));
  const entries = party.map(({ match: { list, list_entry_id } }) => `${list}, entry ${list_entry_id}`);
  const categories = requested.filter((each) =>
    party.some(({ match: { categories: of } }) => of.includes(each)),
  );
  return {
    type: 'Screening',
    category: alertCategoryOf[category],
    // The same, whichever of its matches is best.
    cause: party.map(({ match: { list, list_entry_id } }) => `${list} ${list_entry_id}`).sort()[0]!, // it has one
    summary: `${match.matched_name} on ${listFormat.format(entries)}, scores ${match.match_score}.`,
    match,
    further_matches,
    evidence: evidenceOf(party),
    settles: categories.map((each) => screeningCheckOf[each]),
  };
}
