import { compareNames } from '@/lib/domain/screening/compare';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import { ofacScore } from '@/lib/domain/screening/scoring/ofac-score';
import { listOf, percent, type Findings } from './findings';
import { readRows } from '@/training/labelled-data';
import { bestThreshold, f1, readPairs, type LabelledPair } from '@/training/labelled-pairs';
import { jaroWinkler, plainName } from './jaro-winkler';

const target = { f1: 0.85, crossScript: 0.9, portalError: 3 };
const defaultLogicThreshold = 0.7;

type Scorer = (pair: LabelledPair) => number;

const ours: Scorer = ({ query, listed, entityType }) => compareNames(query, listed, entityType).score;
const logicV2: Scorer = ({ logicScore }) => logicScore ?? 0;
const plain: Scorer = ({ query, listed }) => jaroWinkler(plainName(query), plainName(listed));

export function measurePairs(): Findings[] {
  return [measureHeldOut(), measureCrossScript(), measurePortal()];
}

function measureHeldOut(): Findings {
  const { test } = readPairs();
  const scored = test.filter(({ logicScore }) => logicScore !== null);
  const ourF1 = f1(scored, ours, defaultMatchThreshold);
  const best = bestThreshold(scored, logicV2);
  const bestPlain = bestThreshold(test, plain);
  const wrong = test.filter((pair) => ours(pair) >= defaultMatchThreshold !== pair.isMatch);
  const judged = wrong.map((pair) => {
    const label = pair.isMatch ? 'a match' : 'no match';
    return `${pair.query} / ${pair.listed} (${pair.entityType}): ${label}, ${ours(pair).toFixed(1)}`;
  });
  return {
    rows: [
      {
        measure: `F1 on held-out pairs with logic-v2's score (${scored.length})`,
        figure: `${ourF1.toFixed(3)} (${precisionAndRecall(scored, ours, defaultMatchThreshold)})`,
        target: `≥ ${target.f1}`,
        isMet: ourF1 >= target.f1,
        yardstick:
          `logic-v2 at ${defaultLogicThreshold}: ${f1(scored, logicV2, defaultLogicThreshold).toFixed(3)} ` +
          `(${precisionAndRecall(scored, logicV2, defaultLogicThreshold)}); ` +
          `at ${best}, the best for these pairs: ${f1(scored, logicV2, best).toFixed(3)}`,
      },
      {
        measure: `F1 on all held-out pairs (${test.length})`,
        figure: `${f1(test, ours, defaultMatchThreshold).toFixed(3)} (${precisionAndRecall(test, ours, defaultMatchThreshold)})`,
        target: '',
        isMet: null,
        yardstick: `Jaro-Winkler at ${bestPlain}, the best for these pairs: ${f1(test, plain, bestPlain).toFixed(3)}`,
      },
    ],
    details: [listOf('Held-out pairs judged wrongly', judged)],
  };
}

function precisionAndRecall(pairs: readonly LabelledPair[], scoreOf: Scorer, threshold: number): string {
  const predicted = pairs.filter((pair) => scoreOf(pair) >= threshold);
  const truePositives = predicted.filter(({ isMatch }) => isMatch).length;
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  return `precision ${(truePositives / predicted.length).toFixed(3)}, recall ${(truePositives / matches).toFixed(3)}`;
}

interface CrossScriptPair {
  query: string;
  expected: string;
  /** 0 to 1: the minimum score that the file's authors set for their own engine. */
  min_score: string;
}

function measureCrossScript(): Findings {
  const pairs = readRows<CrossScriptPair>('cross_script_pairs.csv').map(({ query, expected, min_score }) => ({
    name: `${query} / ${expected}`,
    score: compareNames(query, expected, 'person').score,
    plainScore: 100 * jaroWinkler(plainName(query), plainName(expected)),
    minScore: 100 * Number(min_score),
  }));
  const matching = pairs.filter(({ score }) => score >= defaultMatchThreshold).length;
  const reaching = pairs.filter(({ score, minScore }) => score >= minScore).length;
  const plainReaching = pairs.filter(({ plainScore, minScore }) => plainScore >= minScore).length;
  return {
    rows: [
      {
        measure: `cross-script pairs (${pairs.length}): match`,
        figure: `${percent(matching, pairs.length)}; ${percent(reaching, pairs.length)} reach the pair's minimum score`,
        target: `≥ ${100 * target.crossScript}%`,
        isMet: matching / pairs.length >= target.crossScript,
        yardstick: `Jaro-Winkler after any-ascii: ${percent(plainReaching, pairs.length)} reach the pair's minimum score`,
      },
    ],
    details: [
      {
        title: 'Cross-script pairs: score, minimum score, Jaro-Winkler',
        lines: pairs.map(
          ({ name, score, minScore, plainScore }) =>
            `- ${name}: ${score.toFixed(1)}, ${minScore.toFixed(0)}, ${plainScore.toFixed(1)}`,
        ),
      },
    ],
  };
}

interface PortalScore {
  query_name: string;
  result_name: string;
  ofac_score: string;
}

function measurePortal(): Findings {
  const rows = readRows<PortalScore>('ofac_portal_scores.csv').map((row) => ({
    query: row.query_name,
    listed: row.result_name,
    shown: Number(row.ofac_score),
    ours: ofacScore(row.query_name, row.result_name, currentModel.ofac),
  }));
  const errorOf = (scoreOf: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.abs(scoreOf(row) - row.shown), 0) / rows.length;
  const error = errorOf((row) => row.ours);
  const ofMatchScore = errorOf(({ query, listed }) =>
    Math.max(compareNames(query, listed, 'person').score, compareNames(query, listed, 'company').score),
  );
  const ofPlain = errorOf(({ query, listed }) => 100 * jaroWinkler(plainName(query), plainName(listed)));
  const far = rows
    .filter((row) => Math.abs(row.ours - row.shown) > 2 * target.portalError)
    .map((row) => `${row.query} / ${row.listed}: ${row.ours}, shown ${row.shown}`);
  return {
    rows: [
      {
        measure: `OFAC portal scores (${rows.length}): mean error`,
        figure: `${error.toFixed(2)} points`,
        target: `≤ ${target.portalError}`,
        isMet: error <= target.portalError,
        yardstick: `our own match_score ${ofMatchScore.toFixed(1)}, Jaro-Winkler ${ofPlain.toFixed(1)}`,
      },
    ],
    details: [
      listOf(`Portal scores (−1: not shown) missed by more than ${2 * target.portalError} points`, far),
    ],
  };
}
