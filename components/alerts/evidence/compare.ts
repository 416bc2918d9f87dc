import { corroborationOf } from '@/components/alerts/corroboration';
import { nameOf } from '@/components/people/use-subject';
import { type Difference, differenceOf, type Piece } from '@/components/ui/difference';
import { formatDate } from '@/components/ui/format';
import { countryName } from '@/lib/domain/country-names';
import type { ReadState } from '@/components/ui/read-state';
import type { ListedParty } from '@/lib/domain/checks/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { type FactFeature, type Feature, findFeature, isOfName } from '@/lib/domain/screening/features';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { capitalised, fieldLabel } from '@/lib/domain/wording';

export type Verdict = ExplanationFeature['verdict'];

/** What is known about both sides. */
export interface Compared {
  match: Match;
  /** The subject when the alert was opened; null for an alert without one. */
  subject: { name: string; type: 'Person' | 'Company' } | null;
  /** Null while it loads, or if there is none. */
  entity: Entity | null;
  party: ListedParty | null;
  /** Whether the data of each side has arrived. */
  states: Record<'given' | 'listed', ReadState>;
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

const nameLabel = 'Name';

const factLooks: Partial<Record<Feature, FieldLook>> = {
  date_of_birth: { label: 'Date of birth', format: formatDate },
  nationality: { label: 'Nationality', format: countryName },
  country: { label: 'Country', format: countryName },
  entity_type: { label: 'Type', format: capitalised },
};
/** Other providers have features that ours does not. */
const looks: Record<string, FieldLook | undefined> = factLooks;

export const lookOf = (feature: string): FieldLook =>
  looks[feature] ?? {
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

const givenName = ({ subject, entity }: Compared): string[] =>
  some(subject?.name ?? (entity ? nameOf(entity) : null));

function nameField(compared: Compared): ComparedField {
  const { match } = compared;
  return {
    label: nameLabel,
    given: givenName(compared),
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

const aliasesOf = ({ match, party }: Compared): string[] =>
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

const factField = ({ match }: Compared, fact: FactFeature, known: Known): ComparedField =>
  weighed(lookOf(fact), findFeature(match.explanation, fact), known);

const identifiersOf = (party: ListedParty | null): string[] =>
  (party?.identifiers ?? []).map(
    ({ type, value, country }) =>
      `${capitalised(type)} ${value}${country ? ` (${countryName(country)})` : ''}`,
  );

function identifierField(compared: Compared): ComparedField {
  const feature = findFeature(compared.match.explanation, 'identifier');
  return {
    label: 'Identifier',
    given: some(feature?.query ?? compared.entity?.registration_number),
    listed:
      identifiersOf(compared.party).length > 0 ? identifiersOf(compared.party) : some(feature?.candidate),
    verdict: feature?.verdict ?? 'missing',
  };
}

const factsWithOwnRow: readonly FactFeature[] = ['date_of_birth', 'nationality', 'country', 'identifier'];

/** The rows of the comparison, from the name down. A company has no birth rows. */
export function compareFields(compared: Compared): ComparedField[] {
  const { match, entity, party } = compared;
  const isCompany = compared.subject?.type === 'Company';
  const shownElsewhere = factsWithOwnRow.map((fact) => findFeature(match.explanation, fact));
  const type = findFeature(match.explanation, 'entity_type');
  const others = match.explanation.filter(
    (feature) =>
      !isOfName(feature) &&
      !shownElsewhere.includes(feature) &&
      (feature !== type || feature.verdict === 'conflict'),
  );
  const born = [
    factField(compared, 'date_of_birth', { given: [entity?.date_of_birth], listed: party?.dates_of_birth }),
    unweighed('Place of birth', [], party?.places_of_birth ?? []),
    factField(compared, 'nationality', { given: [entity?.nationality], listed: party?.nationalities }),
  ];
  return [
    nameField(compared),
    unweighed('Also known as', [], aliasesOf(compared)),
    ...(isCompany ? [] : born),
    factField(compared, 'country', { given: [entity?.country] }),
    unweighed('Address', addressOf(entity), party?.addresses ?? []),
    identifierField(compared),
    ...others.map((feature) => weighed(lookOf(feature.feature), feature)),
  ];
}

export const isEmptyField = ({ given, listed }: ComparedField): boolean =>
  given.length === 0 && listed.length === 0;

export type UnreadState = Exclude<ReadState, 'read'>;

/** What is said in place of data that has not arrived. */
const unreadWord: Record<UnreadState, string> = {
  loading: 'Loading…',
  failed: 'Not loaded',
};

/** The word for a side without a value: it has none only once its data has arrived. */
export const absentWord = (state: ReadState, absent: string): string =>
  state === 'read' ? absent : unreadWord[state];

/** Also for values that the policy does not weigh. */
const isSame = ({ given, listed }: ComparedField): boolean => given.some((value) => listed.includes(value));

/** The verdict of a row as a word, beside its icon. */
export function verdictWord(field: ComparedField, states: Compared['states']): string {
  const { verdict, given, listed } = field;
  if (verdict !== 'missing') return { agree: 'Agrees', near: 'Similar', conflict: 'Conflicts' }[verdict];
  if (given.length === 0) return absentWord(states.given, 'Not given');
  if (listed.length === 0) return absentWord(states.listed, 'Not listed');
  return isSame(field) ? 'Same' : 'Not compared';
}

interface CorroboratingFact {
  label: string;
  verdict: Verdict;
  word: string;
}

/** The facts that can corroborate the name, with the word of their row, so that both show the same data. */
export function corroboratingFacts(compared: Compared): CorroboratingFact[] {
  const fields = compareFields(compared);
  return corroborationOf(compared.match, compared.subject?.type).flatMap(({ label }) => {
    const field = fields.find((each) => each.label === label);
    return field ? { label, verdict: field.verdict, word: verdictWord(field, compared.states) } : [];
  });
}

const plain = (text: string): Piece[] => [{ text, differs: false }];

/** The first values of a field with their differences marked: letters in near names, the whole of any other value. */
export function markedPieces({ label, verdict, given, listed }: ComparedField): Difference | null {
  const [one, other] = [given[0], listed[0]];
  if (one === undefined || other === undefined) return null;
  if (verdict === 'near' && label === nameLabel) return differenceOf(one, other);
  if (verdict !== 'conflict' && verdict !== 'near') return { left: plain(one), right: plain(other) };
  return { left: [{ text: one, differs: true }], right: [{ text: other, differs: true }] };
}
