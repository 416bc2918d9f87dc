import { countryName } from '../country-names.ts';
import { formatDate } from '../readable.ts';
import { nameOf } from '../entity-name.ts';
import type { ListedParty } from '../checks/schema.ts';
import type { Entity } from '../entities/schema.ts';
import { type FactFeature, type Feature, findFeature, isOfName } from '../screening/features.ts';
import type { ExplanationFeature, Match } from '../screening/schema.ts';
import { capitalised, fieldLabel } from '../wording.ts';

// A match side by side, as the console and evidence packs show it.

export type Verdict = ExplanationFeature['verdict'];

/** What both sides say. */
export interface Sides {
  match: Match;
  /** The subject when the alert was opened; null for an alert without one. */
  subject: { name: string; type: 'Person' | 'Company' } | null;
  /** Null if there is none, or it is not known yet. */
  entity: Entity | null;
  party: ListedParty | null;
}

export interface ComparedField {
  label: string;
  given: readonly string[];
  listed: readonly string[];
  note?: string;
  verdict: Verdict;
}

export interface FieldLook {
  label: string;
  format: (value: string) => string;
}

export const nameLabel = 'Name';
export const aliasLabel = 'Also known as';
export const birthDateLabel = 'Date of birth';
export const birthPlaceLabel = 'Place of birth';

const factLooks: Partial<Record<Feature, FieldLook>> = {
  date_of_birth: { label: birthDateLabel, format: formatDate },
  nationality: { label: 'Nationality', format: countryName },
  country: { label: 'Residence', format: countryName },
  entity_type: { label: 'Type', format: capitalised },
};
/** Other providers have features that ours does not. */
const looks: Record<string, FieldLook | undefined> = factLooks;
const ofCompanies: typeof looks = { ...looks, country: { label: 'Country', format: countryName } };

export const lookOf = (feature: string, subject: Sides['subject']): FieldLook =>
  (subject?.type === 'Company' ? ofCompanies : looks)[feature] ?? {
    label: fieldLabel(feature),
    format: (value) => value,
  };

function nameVerdict({ explanation }: Match): Verdict {
  const weakAlias = findFeature(explanation, 'weak alias');
  const compared = explanation.filter((feature) => isOfName(feature) && feature !== weakAlias);
  return compared.every(({ verdict }) => verdict === 'agree') ? 'agree' : 'near';
}

const some = (...values: readonly (string | null | undefined)[]): string[] =>
  [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))] as string[]; // only strings are left

const givenName = ({ subject, entity }: Sides): string[] =>
  some(subject?.name ?? (entity ? nameOf(entity) : null));

function nameField(sides: Sides): ComparedField {
  const { match } = sides;
  return {
    label: nameLabel,
    given: givenName(sides),
    listed: [match.matched_name],
    note: match.primary_name === match.matched_name ? undefined : `Listed as ${match.primary_name}`,
    verdict: nameVerdict(match),
  };
}

/** A field that is not part of the score: it shows what is known, without a verdict. */
const unweighed = (label: string, given: readonly string[], listed: readonly string[]): ComparedField => ({
  label,
  given,
  listed,
  verdict: 'missing',
});

const addressOf = (entity: Entity | null): string[] => {
  if (!entity?.address) return [];
  const { line1, line2, postal_code, city, state, country } = entity.address;
  const text = some(line1, line2, some(postal_code, city).join(' '), state, country && countryName(country));
  return some(text.join(', '));
};

const aliasesOf = ({ match, party }: Sides): string[] =>
  (party?.names ?? [])
    .filter(({ name }) => name !== match.matched_name && name !== match.primary_name)
    .map(({ name, quality }) => (quality === 'weak' ? `${name} (weak)` : name));

interface Known {
  given?: readonly (string | null | undefined)[];
  listed?: readonly (string | null)[];
}

/** The field of a feature: the compared value first, then whatever else is known. */
function weighed(
  { label, format }: FieldLook,
  feature: ExplanationFeature | undefined,
  known: Known = {},
): ComparedField {
  const texts = (values: readonly (string | null | undefined)[]) => some(...values).map(format);
  return {
    label,
    given: some(...texts([feature?.query, ...(feature?.query ? [] : (known.given ?? []))])),
    listed: some(...texts([feature?.candidate, ...(known.listed ?? [])])),
    verdict: feature?.verdict ?? 'missing',
  };
}

const factField = ({ match, subject }: Sides, fact: FactFeature, known: Known): ComparedField =>
  weighed(lookOf(fact, subject), findFeature(match.explanation, fact), known);

const identifiersOf = (party: ListedParty | null): string[] =>
  (party?.identifiers ?? []).map(
    ({ type, value, country }) =>
      `${capitalised(type)} ${value}${country ? ` (${countryName(country)})` : ''}`,
  );

function identifierField(sides: Sides): ComparedField {
  const feature = findFeature(sides.match.explanation, 'identifier');
  return {
    label: 'Identifier',
    given: some(feature?.query ?? sides.entity?.registration_number),
    listed: identifiersOf(sides.party).length > 0 ? identifiersOf(sides.party) : some(feature?.candidate),
    verdict: feature?.verdict ?? 'missing',
  };
}

const factsWithOwnRow: readonly FactFeature[] = ['date_of_birth', 'nationality', 'country', 'identifier'];

/** The rows of the comparison, from the name down. A company has no birth rows. */
export function compareFields(sides: Sides): ComparedField[] {
  const { match, entity, party } = sides;
  const isCompany = sides.subject?.type === 'Company';
  const shownElsewhere = factsWithOwnRow.map((fact) => findFeature(match.explanation, fact));
  const type = findFeature(match.explanation, 'entity_type');
  const others = match.explanation.filter(
    (feature) =>
      !isOfName(feature) &&
      !shownElsewhere.includes(feature) &&
      (feature !== type || feature.verdict === 'conflict'),
  );
  const born = [
    factField(sides, 'date_of_birth', { given: [entity?.date_of_birth], listed: party?.dates_of_birth }),
    unweighed(birthPlaceLabel, [], party?.places_of_birth ?? []),
    factField(sides, 'nationality', { given: [entity?.nationality], listed: party?.nationalities }),
  ];
  return [
    nameField(sides),
    unweighed(aliasLabel, [], aliasesOf(sides)),
    ...(isCompany ? [] : born),
    factField(sides, 'country', { given: [entity?.country] }),
    unweighed('Address', addressOf(entity), party?.addresses ?? []),
    identifierField(sides),
    ...others.map((feature) => weighed(lookOf(feature.feature, sides.subject), feature)),
  ];
}

export const isEmptyField = ({ given, listed }: ComparedField): boolean =>
  given.length === 0 && listed.length === 0;

const verdictWords: Record<Exclude<Verdict, 'missing'>, string> = {
  agree: 'Agrees',
  near: 'Similar',
  conflict: 'Conflicts',
};

/** Also for values that the policy does not weigh. */
const isSame = ({ given, listed }: ComparedField): boolean => given.some((value) => listed.includes(value));

/** The verdict of a row as a word. */
export function verdictWord(
  field: ComparedField,
  absent = { given: 'Not given', listed: 'Not listed' },
): string {
  const { verdict, given, listed } = field;
  if (verdict !== 'missing') return verdictWords[verdict];
  if (given.length === 0) return absent.given;
  if (listed.length === 0) return absent.listed;
  return isSame(field) ? 'Same' : 'Not compared';
}

/** The verdict of a part of a score as a word: one that lacks a value says on which side. */
export const wordOfPart = ({ verdict, query, candidate }: ExplanationFeature): string =>
  verdictWord({ label: '', verdict, given: query ? [query] : [], listed: candidate ? [candidate] : [] });
