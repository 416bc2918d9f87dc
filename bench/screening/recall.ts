import { defaultMatchThreshold, type MatcherList } from '@/lib/domain/screening/matcher';
import { compareAll, mostLift, type Compared } from './brute-force';
import { listOf, percent, type Findings, type Row } from './findings';
import { readPerturbed, sampleOf } from '@/training/labelled-data';

const sampled = 300;
/** What a test demands of fewer queries: lib/domain/screening/index/recall.test.ts. */
const targets = { byItself: 0.99, withEvidence: 0.95 };

/** Whether the candidates of a search hold what scoring each and every name would find. */
export function measureRecall(lists: readonly MatcherList[]): Findings {
  const queries = sampleOf(readPerturbed(), sampled).map(({ query }) => query);
  const compared = compareAll(lists, queries);
  const missed = compared
    .filter(({ score, isFound }) => score >= defaultMatchThreshold && !isFound)
    .map(({ query, name, score }) => `${query} / ${name}: ${score.toFixed(1)}`);
  return {
    rows: [
      rowFrom(compared, defaultMatchThreshold, targets.byItself),
      rowFrom(compared, defaultMatchThreshold - mostLift, targets.withEvidence),
    ],
    details: [listOf('Names that brute force finds and a search does not', missed)],
  };
}

function rowFrom(compared: readonly Compared[], least: number, target: number): Row {
  const worthTelling = compared.filter(({ score }) => score >= least);
  const found = worthTelling.filter(({ isFound }) => isFound);
  return {
    measure: `recall of candidates, of names that score ${least} or more (${sampled} queries)`,
    figure: percent(found.length, worthTelling.length),
    target: `≥ ${100 * target}%`,
    isMet: found.length / worthTelling.length >= target,
    yardstick: `brute force over all people of OFAC and UN: ${worthTelling.length} such names`,
  };
}
