import { defaultMatchThreshold, type MatcherList } from '@/lib/domain/screening/matcher';
import { readPerturbed, sampleOf } from '@/training/labelled-data';
import { maxEvidencePoints, scoreAllPairs, type ScoredPair } from './brute-force';
import { listOf, percent, type Findings, type Row } from './findings';

const queryCount = 300;
/** Higher than in tests/real-lists/recall.ts, which runs fewer queries: one name that is missed is 2% of its names. */
const targets = { byName: 0.995, withEvidence: 0.95 };

export async function measureRecall(lists: readonly MatcherList[]): Promise<Findings> {
  const queries = sampleOf(await readPerturbed(), queryCount).map(({ query }) => query);
  const pairs = scoreAllPairs(lists, queries);
  const missed = pairs
    .filter(({ score, isCandidate }) => score >= defaultMatchThreshold && !isCandidate)
    .map(({ query, name, score }) => `${query} / ${name}: ${score.toFixed(1)}`);
  return {
    rows: [
      rowFrom(pairs, defaultMatchThreshold, targets.byName),
      rowFrom(pairs, defaultMatchThreshold - maxEvidencePoints, targets.withEvidence),
    ],
    details: [listOf('Names that brute force finds and a search does not', missed)],
  };
}

function rowFrom(pairs: readonly ScoredPair[], minScore: number, target: number): Row {
  const relevant = pairs.filter(({ score }) => score >= minScore);
  const found = relevant.filter(({ isCandidate }) => isCandidate);
  return {
    measure: `recall of candidates, of names that score ${minScore} or more (${queryCount} queries)`,
    figure: percent(found.length, relevant.length),
    target: `≥ ${100 * target}%`,
    isMet: found.length / relevant.length >= target,
    yardstick: `brute force over all people of OFAC and UN: ${relevant.length} such names`,
  };
}
