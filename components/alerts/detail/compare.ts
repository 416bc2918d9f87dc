import type { Entity } from '@/lib/domain/entities/schema';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { countryName, formatDate } from '@/components/ui/format';
import { nameOf } from '@/components/alerts/use-subject';

export type Verdict = ExplanationFeature['verdict'];

/** One field of the subject beside the same field of the listed entity. */
export interface ComparedField {
  label: string;
  subject: string | null;
  listed: string | null;
  /** Beside the listed value. */
  note?: string;
  verdict: Verdict;
}

/** Features that are about the name as a whole: they are told one by one in the explanation. */
const nameFeatures = new Set(['name', 'unmatched words', 'weak alias']);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const inWords: Record<string, { label: string; write: (value: string) => string }> = {
  date_of_birth: { label: 'Date of birth', write: formatDate },
  nationality: { label: 'Nationality', write: countryName },
  country: { label: 'Country', write: countryName },
  entity_type: { label: 'Kind', write: capitalised },
};

const labelOf = (feature: string) => inWords[feature]?.label ?? capitalised(feature.replaceAll('_', ' '));

function verdictOfName(features: readonly ExplanationFeature[]): Verdict {
  const verdicts = features.filter(({ feature }) => feature !== 'weak alias').map(({ verdict }) => verdict);
  return verdicts.every((verdict) => verdict === 'agree') ? 'agree' : 'near';
}

function comparedName(match: Match, entity: Entity | undefined): ComparedField {
  return {
    label: 'Name',
    subject: entity ? nameOf(entity) : null,
    listed: match.matched_name,
    note: match.primary_name === match.matched_name ? undefined : `Listed as ${match.primary_name}`,
    verdict: verdictOfName(match.explanation.filter(({ feature }) => nameFeatures.has(feature))),
  };
}

function compared({ feature, query, candidate, verdict }: ExplanationFeature): ComparedField {
  const write = inWords[feature]?.write ?? ((value: string) => value);
  return {
    label: labelOf(feature),
    subject: query && write(query),
    listed: candidate && write(candidate),
    verdict,
  };
}

/** The subject and the listed entity, field by field: the name first, then what the matcher compared beside it. */
export function compareFields(match: Match, entity: Entity | undefined): ComparedField[] {
  const beside = match.explanation.filter(({ feature }) => !nameFeatures.has(feature));
  return [comparedName(match, entity), ...beside.map(compared)];
}

/** A piece of the score, from where the pieces before it ended. */
export interface Contribution {
  label: string;
  words: string | null;
  /** How the two compare: `sounds alike`. Older matches tell none. */
  note: string | null;
  verdict: Verdict;
  points: number;
  /** The score before and after it. */
  from: number;
  to: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function wordsOf({ query, candidate }: ExplanationFeature): string | null {
  if (query && candidate) return query === candidate ? query : `${query} ~ ${candidate}`;
  return query ?? candidate;
}

/** How the score comes about, piece by piece. `to` of the last is the sum. */
export function contributionsOf({ explanation }: Match): Contribution[] {
  let sum = 0;
  return explanation.map((feature) => {
    const from = sum;
    sum = hundredths(sum + feature.contribution);
    const words = inWords[feature.feature] ? compared(feature) : null;
    return {
      label: labelOf(feature.feature),
      words: words
        ? wordsOf({ ...feature, query: words.subject, candidate: words.listed })
        : wordsOf(feature),
      note: feature.note ?? null,
      verdict: feature.verdict,
      points: feature.contribution,
      from,
      to: sum,
    };
  });
}

/** What an analyst may hold the score against, as far as the match tells: older ones tell none of it. */
export function otherScoresOf({ ofac_score, score_without_date }: Match): { label: string; score: number }[] {
  const scores = [
    { label: 'Without the date of birth', score: score_without_date },
    { label: 'OFAC-equivalent score', score: ofac_score },
  ];
  return scores.flatMap(({ label, score }) => (typeof score === 'number' ? { label, score } : []));
}
