import { nameFeatures, nameScoreOf } from '@/components/alerts/corroboration';
import { formatScore } from '@/components/ui/format';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { lookOf, type Verdict } from './compare';

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

function wordsOf({ feature, query, candidate }: ExplanationFeature): string | null {
  const { format } = lookOf(feature);
  const [given, listed] = [query && format(query), candidate && format(candidate)];
  if (given && listed) return given === listed ? given : `${given} ~ ${listed}`;
  return given || listed;
}

export function contributionsOf({ explanation }: Match): Contribution[] {
  let sum = 0;
  return explanation.map((feature) => {
    const from = sum;
    sum = hundredths(sum + feature.contribution);
    return {
      label: lookOf(feature.feature).label,
      words: wordsOf(feature),
      note: feature.note ?? null,
      verdict: feature.verdict,
      points: feature.contribution,
      from,
      to: sum,
    };
  });
}

const rounded = (points: number) => String(Math.round(Math.abs(points)));

/** "Name 93 − date of birth 4 = 89": the score in one line, of whole numbers. */
export function sumOf(match: Match): string {
  const others = match.explanation
    .filter(({ feature, contribution }) => !nameFeatures.has(feature) && Math.round(contribution) !== 0)
    .map(
      ({ feature, contribution }) =>
        `${contribution < 0 ? '−' : '+'} ${lookOf(feature).label.toLowerCase()} ${rounded(contribution)}`,
    );
  const parts = [`Name ${rounded(nameScoreOf(match))}`, ...others];
  return `${parts.join(' ')} = ${rounded(match.match_score)}`;
}

export function otherScoresOf({ ofac_score, score_without_date }: Match): { label: string; value: string }[] {
  const scores = [
    { label: 'Without date of birth', score: score_without_date },
    { label: 'OFAC-equivalent score', score: ofac_score },
  ];
  return scores.flatMap(({ label, score }) =>
    typeof score === 'number' ? { label, value: formatScore(score) } : [],
  );
}
