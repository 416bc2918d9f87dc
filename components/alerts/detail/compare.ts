import type { Entity } from '@/lib/domain/entities/schema';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { nameOf } from '@/components/alerts/use-subject';
import { countryName, formatDate } from '@/components/ui/format';

export type Verdict = ExplanationFeature['verdict'];

export interface ComparedField {
  label: string;
  subject: string | null;
  listed: string | null;
  note?: string;
  verdict: Verdict;
}

/** Features of the name share one row of the comparison; the explanation lists them one by one. */
const nameFeatures = new Set(['name', 'unmatched words', 'weak alias']);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formats: Record<string, { label: string; format: (value: string) => string }> = {
  date_of_birth: { label: 'Date of birth', format: formatDate },
  nationality: { label: 'Nationality', format: countryName },
  country: { label: 'Country', format: countryName },
  entity_type: { label: 'Type', format: capitalised },
};

const labelOf = (feature: string) => formats[feature]?.label ?? capitalised(feature.replaceAll('_', ' '));

function nameVerdict(features: readonly ExplanationFeature[]): Verdict {
  const verdicts = features.filter(({ feature }) => feature !== 'weak alias').map(({ verdict }) => verdict);
  return verdicts.every((verdict) => verdict === 'agree') ? 'agree' : 'near';
}

function compareNames(match: Match, entity: Entity | undefined): ComparedField {
  return {
    label: 'Name',
    subject: entity ? nameOf(entity) : null,
    listed: match.matched_name,
    note: match.primary_name === match.matched_name ? undefined : `Listed as ${match.primary_name}`,
    verdict: nameVerdict(match.explanation.filter(({ feature }) => nameFeatures.has(feature))),
  };
}

function comparedField({ feature, query, candidate, verdict }: ExplanationFeature): ComparedField {
  const format = formats[feature]?.format ?? ((value: string) => value);
  return {
    label: labelOf(feature),
    subject: query && format(query),
    listed: candidate && format(candidate),
    verdict,
  };
}

export function compareFields(match: Match, entity: Entity | undefined): ComparedField[] {
  const others = match.explanation.filter(({ feature }) => !nameFeatures.has(feature));
  return [compareNames(match, entity), ...others.map(comparedField)];
}

export interface Contribution {
  label: string;
  words: string | null;
  /** How the two values compare, such as "sounds alike"; null on older matches. */
  note: string | null;
  verdict: Verdict;
  points: number;
  /** The running score before and after this feature. */
  from: number;
  to: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function wordsOf({ subject, listed }: ComparedField): string | null {
  if (subject && listed) return subject === listed ? subject : `${subject} ~ ${listed}`;
  return subject ?? listed;
}

export function contributionsOf({ explanation }: Match): Contribution[] {
  let sum = 0;
  return explanation.map((feature) => {
    const from = sum;
    sum = hundredths(sum + feature.contribution);
    return {
      label: labelOf(feature.feature),
      words: wordsOf(comparedField(feature)),
      note: feature.note ?? null,
      verdict: feature.verdict,
      points: feature.contribution,
      from,
      to: sum,
    };
  });
}

export function otherScoresOf({ ofac_score, score_without_date }: Match): { label: string; score: number }[] {
  const scores = [
    { label: 'Without date of birth', score: score_without_date },
    { label: 'OFAC-equivalent score', score: ofac_score },
  ];
  return scores.flatMap(({ label, score }) => (typeof score === 'number' ? { label, score } : []));
}
