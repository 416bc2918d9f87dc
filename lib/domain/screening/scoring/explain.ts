import type { AlignedGroup, Alignment } from './align';
import type { Evidence } from './evidence';
import type { NameFeature } from '../features';
import type { ScreeningModel } from '../model';
import type { NamePart } from './name-parts';
import type { ExplanationFeature } from '../schema';
import type { NameScore } from './score';

export interface Explained {
  /** 0 to 100, two decimals. */
  match_score: number;
  explanation: ExplanationFeature[];
}

/**
 * Why two different words match, in plain words for the analyst. Stored with matches, so a change breaks
 * their replay.
 */
const notes: Record<Exclude<AlignedGroup['kind'], 'exact' | 'none'>, string> = {
  typo: 'spelt differently',
  sound: 'sounds alike',
  misread: 'misread letters',
  vowels: 'vowels left out',
  cut: 'cut short',
  nickname: 'another form of the name',
  romanised: 'romanised differently',
  other_name: 'another name spelt alike',
  initial: 'initial',
  joined: 'written as one',
  initials: 'initials written as one',
  acronym: 'acronym',
  legal_form: 'legal form of the same kind',
  number: 'same number',
  country: 'same country',
  translated: 'means the same',
};

/**
 * The sum is clamped to 0 to 100 and rounded after each piece, so that the contributions add up to the score
 * exactly.
 */
export function explain(evidence: readonly Evidence[]): Explained {
  let sum = 0;
  let hundredths = 0;
  const explanation = evidence.map(({ points, ...feature }) => {
    sum = Math.min(100, Math.max(0, sum + points));
    const before = hundredths;
    hundredths = Math.round(sum * 100);
    return { ...feature, contribution: (hundredths - before) / 100 };
  });
  return { match_score: hundredths / 100, explanation };
}

type NameEvidence = Evidence<NameFeature>;

/**
 * A `name` feature per aligned group, then `unmatched words`, `word order`, `common names` and `characters`
 * where they cost points, and `weak alias` if the score was capped.
 */
export function nameEvidence(
  alignment: Alignment,
  score: NameScore,
  isCapped: boolean,
  { name: { weak_alias_cap: cap } }: ScreeningModel,
): NameEvidence[] {
  const weight = alignment.groups.reduce((sum, group) => sum + group.weight, 0);
  const evidence = alignment.groups.map((group) => groupEvidence(group, weight));
  if (alignment.unmatchedQuery.length + alignment.unmatchedCandidate.length > 0) {
    evidence.push(unmatchedEvidence(alignment, score.unmatched));
  }
  if (score.order < 0) {
    evidence.push(nameCost('word order', 'conflict', 'in this order they are another name', score.order));
  }
  if (score.common < 0) {
    evidence.push(
      nameCost('common names', 'near', 'costs points: many people have names like these', score.common),
    );
  }
  if (score.written < 0) {
    evidence.push(nameCost('characters', 'conflict', 'read alike, written otherwise', score.written));
  }
  if (isCapped && score.score > cap) {
    evidence.push({
      feature: 'weak alias',
      query: null,
      candidate: 'the list calls this alias weak',
      verdict: 'near',
      points: cap - score.score,
    });
  }
  return evidence;
}

function groupEvidence(
  { query, candidate, similarity, kind, weight }: AlignedGroup,
  total: number,
): NameEvidence {
  return {
    feature: 'name',
    query: textOf(query),
    candidate: textOf(candidate),
    verdict: similarity === 1 ? 'agree' : 'near',
    points: (100 * similarity * weight) / total,
    ...(kind === 'exact' || kind === 'none' ? {} : { note: notes[kind] }),
  };
}

function nameCost(
  feature: NameFeature,
  verdict: Evidence['verdict'],
  note: string,
  points: number,
): NameEvidence {
  return { feature, query: null, candidate: null, verdict, points, note };
}

function unmatchedEvidence({ unmatchedQuery, unmatchedCandidate }: Alignment, points: number): NameEvidence {
  return {
    feature: 'unmatched words',
    query: textOf(unmatchedQuery) || null,
    candidate: textOf(unmatchedCandidate) || null,
    verdict: unmatchedQuery.length > 0 && unmatchedCandidate.length > 0 ? 'conflict' : 'missing',
    points,
  };
}

function textOf(parts: readonly NamePart[]): string {
  return parts.map((part) => part.text).join(' ');
}
