import {
  compareFields,
  isEmptyField,
  lookOf,
  type Sides,
  verdictWord,
  wordOfPart,
} from '../../alerts/compared-fields.ts';
import { countryName } from '../../country-names.ts';
import type { ListedParty } from '../../checks/schema.ts';
import type { Entity } from '../../entities/schema.ts';
import type { ExplanationFeature, Match } from '../../screening/schema.ts';
import { wholeParts } from '../../../platform/whole-parts.ts';
import type { ReportedAlert } from '../schema.ts';
import { listsInWords } from './brief.ts';
import { type Fields, isFields, present } from './fields.ts';
import type { Column, TableRow } from './table.ts';
import { shownTime, wholeScore, wordsOf } from './words.ts';

// A match for a reader: both sides beside each other, as the console shows them, and what else the list says.

const isListedParty = (evidence: unknown): evidence is ListedParty =>
  isFields(evidence) && Array.isArray(evidence.names);

export const comparisonColumns: readonly Column[] = [
  { title: '', share: 0.17 },
  { title: 'Given by the customer', share: 0.29, hasEqualLines: true },
  { title: 'Comparison', share: 0.15 },
  { title: 'Listed', share: 0.39, hasEqualLines: true },
];

const valuesOr = (values: readonly string[], none: string): string => values.join('\n') || none;

/** The rows of the comparison; none for an alert without a match. */
export function comparisonRows(item: Fields, entity: Fields | undefined): TableRow[] {
  const { match, subject, evidence } = item as ReportedAlert; // as written by Pack.add
  if (!match) return [];
  const sides: Sides = {
    match,
    subject,
    entity: (entity ?? null) as Entity | null, // as written by Pack.add
    party: isListedParty(evidence) ? evidence : null,
  };
  return compareFields(sides)
    .filter((field) => !isEmptyField(field))
    .map((field) => ({
      cells: [
        field.label,
        valuesOr(field.given, '–'),
        verdictWord(field),
        valuesOr(present([...field.listed, field.note]), '–'),
      ],
    }));
}

const signed = (points: number) => `${points > 0 ? '+' : ''}${points}`;

/** "Name agrees (Acme Ltd, Acme Limited; another legal form): +61" */
function reasonOf(part: ExplanationFeature, points: number, subject: ReportedAlert['subject']): string {
  const { feature, query, candidate, note } = part;
  const { label, format } = lookOf(feature, subject);
  const values = [...new Set(present([query, candidate]))].map(format).join(', ');
  const beside = present([values, note]).join('; ');
  return `${label} ${wordOfPart(part).toLowerCase()}${beside ? ` (${beside})` : ''}: ${signed(points)}`;
}

const otherScore = (label: string, score: number | null | undefined) =>
  typeof score === 'number' ? `${label}: ${wholeScore(score)}` : null;

function scoreOf(match: Match, subject: ReportedAlert['subject']): string {
  const { match_score, explanation, score_without_date, ofac_score, model_version } = match;
  const points = wholeParts(explanation.map(({ contribution }) => contribution));
  return present([
    wholeScore(match_score),
    ...explanation.map((part, place) => reasonOf(part, points[place] ?? 0, subject)),
    otherScore('Without the date of birth', score_without_date),
    otherScore('OFAC-equivalent score', ofac_score),
    model_version && `Model of the matcher: ${model_version}`,
  ]).join('\n');
}

const positionOf = ({ title, country, from, to }: ListedParty['positions'][number]): string =>
  present([
    title,
    country && countryName(country),
    (from ?? to) && `${from ? shownTime(from) : '…'} to ${to ? shownTime(to) : 'now'}`,
  ]).join(', ');

const articleOf = ({ title, publisher, published_on, url }: ListedParty['articles'][number]): string =>
  present([title, publisher, published_on && shownTime(published_on), url]).join(' · ');

const changeOf = ({ side, field, before, after }: NonNullable<ListedParty['changed']>[number]): string =>
  `${side === 'subject' ? 'Customer' : 'Listed party'}, ${wordsOf(field)}: ${before.map(shownTime).join(', ') || 'none'} → ${after.map(shownTime).join(', ') || 'none'}`;

const lines = (texts: readonly string[] | undefined): string => (texts ?? []).join('\n');

function listedIn({
  names: _names,
  dates_of_birth: _dates,
  places_of_birth: _places,
  ...party
}: ListedParty): Fields {
  const {
    nationalities: _nationalities,
    addresses: _addresses,
    identifiers: _identifiers,
    ...others
  } = party;
  const { positions, articles, programs, changed, lists, reason, remarks, ...texts } = others;
  return {
    reason_of_the_listing: reason,
    remarks_of_the_list: remarks,
    ...texts,
    positions: lines(positions.map(positionOf)),
    programs: programs.join(', '),
    articles: lines(articles.map(articleOf)),
    changed_since_the_earlier_decision: lines(changed?.map(changeOf)),
    listed_by: listsInWords(lists),
  };
}

/** The facts of the listed party that the comparison does not show, and how the score came about. */
export function matchInBrief(item: Fields): Fields {
  const { match, evidence, subject } = item as ReportedAlert; // as written by Pack.add
  if (!match) return {};
  return { ...(isListedParty(evidence) ? listedIn(evidence) : {}), match_score: scoreOf(match, subject) };
}
