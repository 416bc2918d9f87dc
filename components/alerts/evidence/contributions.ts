import { wholeParts } from '@/lib/platform/whole-parts';
import { isOfName } from '@/lib/domain/screening/features';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { hundredths } from '@/lib/platform/hundredths';
import { lookOf, type Verdict, wordOfPart } from '@/lib/domain/alerts/compared-fields';
import { asWritten } from './as-written';
import type { Compared } from './compare';

export interface Contribution {
  label: string;
  words: string | null;
  /** How the two values compare, such as "sounds alike"; null on older matches. */
  note: string | null;
  verdict: Verdict;
  /** The verdict in a word, as the comparison says it. */
  word: string;
  points: number;
  /** Rounded so that all features add up to the rounded score. */
  wholePoints: number;
  /** The running score before and after this feature. */
  from: number;
  to: number;
}

type Subject = Compared['subject'];

/** A part of the name is shown as the names write it. */
function wordsOf(part: ExplanationFeature, match: Match, subject: Subject): string | null {
  const { query, candidate } = part;
  const { format } = lookOf(part.feature, subject);
  const written = (text: string, names: readonly string[]) =>
    isOfName(part) ? asWritten(text, names) : format(text);
  const given = query && written(query, subject ? [subject.name] : []);
  const listed = candidate && written(candidate, [match.matched_name, match.primary_name]);
  if (given && listed) return query === candidate || given === listed ? given : `${given} ~ ${listed}`;
  return given || listed;
}

const wholePointsOf = ({ explanation }: Match): number[] =>
  wholeParts(explanation.map(({ contribution }) => contribution));

export function contributionsOf(match: Match, subject: Subject): Contribution[] {
  const whole = wholePointsOf(match);
  let sum = 0;
  return match.explanation.map((feature, place) => {
    const from = sum;
    sum = hundredths(sum + feature.contribution);
    return {
      label: lookOf(feature.feature, subject).label,
      words: wordsOf(feature, match, subject),
      note: feature.note ?? null,
      verdict: feature.verdict,
      word: wordOfPart(feature),
      points: feature.contribution,
      wholePoints: whole[place] ?? 0,
      from,
      to: sum,
    };
  });
}

/** "Name 93 − date of birth 4 = 89": the score in one line, of whole numbers that add up to it; "Name 100" alone. */
export function sumOf(match: Match, subject: Subject): string {
  const whole = wholePointsOf(match);
  const score = Math.round(match.match_score);
  const others = match.explanation
    .map((feature, place) => ({ feature, points: whole[place] ?? 0 }))
    .filter(({ feature, points }) => !isOfName(feature) && points !== 0);
  const ofName = others.reduce((rest, { points }) => rest - points, score);
  const parts = others.map(
    ({ feature, points }) =>
      `${points < 0 ? '−' : '+'} ${lookOf(feature.feature, subject).label.toLowerCase()} ${Math.abs(points)}`,
  );
  return [`Name ${ofName}`, ...parts, ...(parts.length > 0 ? [`= ${score}`] : [])].join(' ');
}

interface OtherScore {
  label: string;
  score: number;
  meaning: string;
}

export function otherScoresOf({ ofac_score, score_without_date }: Match): OtherScore[] {
  const scores = [
    {
      label: 'Without date of birth',
      score: score_without_date,
      meaning: 'the match score if no date of birth were known',
    },
    {
      label: 'OFAC-equivalent score',
      score: ofac_score,
      meaning: 'approximately what OFAC’s own search shows for the two names',
    },
  ];
  return scores.flatMap(({ score, ...words }) => (typeof score === 'number' ? { ...words, score } : []));
}
