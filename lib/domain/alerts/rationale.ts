import { type Finding, isListedParty } from '@/lib/domain/checks/outcome';
import type { ListedParty, Mismatch } from '@/lib/domain/checks/schema';
import { oneSentence } from '@/lib/domain/one-sentence';
import { type FactFeature, findFeature, isFeature, type NameFeature } from '@/lib/domain/screening/features';
import type { ExplanationFeature, Match, MatchWord } from '@/lib/domain/screening/schema';
import { isFrequentName } from '@/lib/domain/screening/scoring/frequent-names';
import { capitalised } from '@/lib/domain/wording';

/** One sentence, made from the evidence, with the reasons for and against the finding (API §4.2). */
export function rationaleOf({ summary, match, evidence }: Finding): string {
  const statement = summary.replace(/[.]$/, '');
  if (match) return ofMatch(match, isListedParty(evidence) ? evidence : null);
  if (!evidence || isListedParty(evidence)) return statement;
  if (evidence.findings) return ofImages(evidence.findings);
  return `${statement}; ${givenAndFound(evidence)}`;
}

const quoted = (text: string) => `"${text}"`;

const givenAndFound = ({ given, found }: Mismatch): string =>
  [
    given === null ? 'nothing given' : `given ${quoted(given)}`,
    found === null ? 'nothing found' : `found ${quoted(found)}`,
  ].join(', ');

type Found = NonNullable<Mismatch['findings']>[number];

/** "The name on the document is not the one that was given (given "Mary Ward", found "ANNA ERIKSSON")" */
function withValues({ summary, given, found }: Found): string {
  const statement = summary.replace(/[.]$/, '');
  return given === null || found === null
    ? statement
    : `${statement} (given ${quoted(given)}, found ${quoted(found)})`;
}

const ofImages = (findings: readonly Found[]): string => oneSentence(findings.map(withValues));

type Feature = ExplanationFeature;

function ofMatch(match: Match, party: ListedParty | null): string {
  const find = (name: FactFeature) => findFeature(match.explanation, name);
  const type = find('entity_type');
  const isPerson = type?.query !== 'company';
  const parts = [
    nameOf(match, party),
    type?.verdict === 'conflict' && `a ${type.query}, listed as a ${type.candidate}`,
    identifierOf(find('identifier')),
    isPerson && birthOf(find('date_of_birth')),
    placeOf('nationality', find('nationality')),
    placeOf(isPerson ? 'residence' : 'country', find('country')),
    find('gender')?.verdict === 'conflict' && `listed as ${find('gender')?.candidate}`,
    officeOf(match, party),
    articlesOf(party),
    listsOf(party),
  ];
  return capitalised(parts.filter((part) => typeof part === 'string').join('; '));
}

const maxPairs = 2;
/** Reasons why names with the same words are different names. */
const contradictions = {
  'word order': 'in an order that makes another name',
  characters: 'in other characters that are read alike',
} satisfies Partial<Record<NameFeature, string>>;

function nameOf(match: Match, party: ListedParty | null): string {
  const groups = match.explanation.filter(isFeature('name'));
  const unmatched = findFeature(match.explanation, 'unmatched words');
  // A word such as "and" is near itself: it says as little as its translation.
  const near = groups.filter(({ verdict, query, candidate }) => verdict === 'near' && query !== candidate);
  const contradicted = Object.entries(contradictions).flatMap(([name, how]) =>
    findFeature(match.explanation, name as NameFeature) ? how : [],
  );
  const how = [
    ...near.slice(0, maxPairs).map(pairOf),
    ...(unmatched ? leftOver(unmatched) : []),
    ...contradicted,
  ];
  const alias = aliasOf(match, party);
  const isPartial = unmatched !== undefined || contradicted.length > 0;
  const extent = isPartial ? 'partial' : near.length > 0 ? 'near' : 'whole';
  return `name ${agreements[extent](alias)}${how.length > 0 ? ` (${how.join(', ')})` : ''}${frequencyOf(match)}`;
}

const withAlias = (alias: string | null) => (alias ? ` with ${alias}` : '');

const agreements = {
  whole: (alias: string | null) => `agrees${withAlias(alias)}`,
  near: (alias: string | null) => `is similar to ${alias ?? 'the listed one'}`,
  partial: (alias: string | null) => `agrees in part${withAlias(alias)}`,
};

const pairOf = ({ query, candidate, note }: Feature) =>
  `${quoted(query ?? '')} for ${quoted(candidate ?? '')}${note ? `, ${note}` : ''}`;

const leftOver = ({ query, candidate }: Feature): string[] => [
  ...(query ? [`${quoted(query)} not on the list`] : []),
  ...(candidate ? [`${quoted(candidate)} only on the list`] : []),
];

function aliasOf({ matched_name, primary_name }: Match, party: ListedParty | null): string | null {
  if (matched_name === primary_name) return null;
  const isWeak = party?.names.some(({ name, quality }) => name === matched_name && quality === 'weak');
  return `the ${isWeak ? 'weak ' : ''}alias ${quoted(matched_name)}`;
}

/** Below this rarity, more than about one name in a hundred has the word. */
const commonRarity = 0.55;
const rareRarity = 0.8;

const isUncommon = ({ text, rarity }: MatchWord) => !isFrequentName(text) && rarity >= commonRarity;

/** A name is as rare as its rarest word. */
function frequencyOf({ words }: Match): string {
  if (!words || words.query.length === 0) return '';
  if (!words.query.some(isUncommon)) return ', a common one';
  return words.query.every(isUncommon) && words.query.some(({ rarity }) => rarity > rareRarity)
    ? ', a rare one'
    : '';
}

const identifierOf = (identifier: Feature | undefined) =>
  identifier?.verdict === 'agree'
    ? `identifier ${identifier.candidate} agrees`
    : identifier?.verdict === 'conflict' && `identifier ${identifier.query}, listed ${identifier.candidate}`;

function birthOf(birth: Feature | undefined): string | null {
  if (!birth) return null;
  const { query, candidate, verdict, note } = birth;
  if (!query) return candidate ? `no date of birth given, listed ${candidate}` : null;
  if (!candidate || verdict === 'missing') return 'listed without a date of birth';
  if (verdict === 'agree') {
    return isDay(query) && query === candidate
      ? 'born on the same day'
      : `date of birth agrees as far as it is known (${query}, listed ${candidate})`;
  }
  if (note) return `date of birth ${query}, listed ${candidate}: ${note}`;
  const years = yearsApart(query, candidate);
  if (years === 0) return `born in the same year, on another day (${query}, listed ${candidate})`;
  return `born ${years} ${years === 1 ? 'year' : 'years'} apart`;
}

const isDay = (date: string) => date.length === 10;

/** Calendar years between the nearest years of two dates or ranges of years. */
function yearsApart(one: string, other: string): number {
  const yearsIn = (text: string) => [...text.matchAll(/\d{4}/g)].map(Number);
  const [a, b] = [yearsIn(one), yearsIn(other)];
  return Math.max(0, Math.min(...a) - Math.max(...b), Math.min(...b) - Math.max(...a));
}

const maxCountries = 3;

function placeOf(what: string, place: Feature | undefined): string | null {
  if (!place?.query || !place.candidate || place.verdict === 'missing') return null;
  if (place.verdict === 'agree') return `${what} ${place.query} agrees`;
  const codes = place.candidate.split(', ');
  const more = codes.length - maxCountries;
  const listed = codes.slice(0, maxCountries).join(', ');
  return `${what} ${place.query}, listed ${listed}${more > 0 ? ` and ${more} more` : ''}`;
}

const maxOfficeLength = 80;

function officeOf({ category }: Match, party: ListedParty | null): string | null {
  const office = category === 'pep' ? party?.positions[0]?.title : undefined;
  if (!office) return null;
  return `listed as ${office.length > maxOfficeLength ? `${office.slice(0, maxOfficeLength - 1)}…` : office}`;
}

function articlesOf(party: ListedParty | null): string | null {
  const count = party?.articles.length ?? 0;
  return count > 0 ? `${count} ${count === 1 ? 'article' : 'articles'}` : null;
}

const listFormat = new Intl.ListFormat('en');

const listsOf = (party: ListedParty | null): string | null =>
  party && party.lists.length > 1 ? `on ${listFormat.format(party.lists.map(({ name }) => name))}` : null;
