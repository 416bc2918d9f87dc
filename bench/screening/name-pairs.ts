import { compareNames } from '@/lib/domain/screening/compare';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { ofacScore } from '@/lib/domain/screening/scoring/ofac-score';
import { listOf, percent, type Findings } from './findings';
import { labelledFile, readRows } from '@/training/labelled-data';
import { f1, readPairs, type LabelledPair } from '@/training/labelled-pairs';
import { jaroWinkler, plainName } from './jaro-winkler';

const target = { f1: 0.85, crossScript: 0.9, portalError: 3 };
/** At which logic-v2 says "match" where it is not told otherwise. */
const usualLogicThreshold = 0.7;

type Scorer = (pair: LabelledPair) => number;

const ours: Scorer = ({ asked, listed, entityType }) => compareNames(asked, listed, entityType).score;
const logicV2: Scorer = ({ logicScore }) => logicScore ?? 0;
const plain: Scorer = ({ asked, listed }) => jaroWinkler(plainName(asked), plainName(listed));

/** Pairs of names: without a list, what is compared is the score alone. */
export function measurePairs(): Findings[] {
  return [measureHeldOut(), measureCrossScript(), measurePortal()];
}

function measureHeldOut(): Findings {
  const { test } = readPairs(labelledFile('name_pairs.csv'));
  const scored = test.filter(({ logicScore }) => logicScore !== null);
  const ourF1 = f1(scored, ours, defaultMatchThreshold);
  const best = bestThreshold(scored, logicV2);
  const bestPlain = bestThreshold(test, plain);
  const wrong = test.filter((pair) => ours(pair) >= defaultMatchThreshold !== pair.isMatch);
  const told = wrong.map((pair) => {
    const is = pair.isMatch ? 'a match' : 'no match';
    return `${pair.asked} / ${pair.listed} (${pair.entityType}): ${is}, ${ours(pair).toFixed(1)}`;
  });
  return {
    rows: [
      {
        measure: `F1 on held-out pairs that tell logic-v2's score (${scored.length})`,
        figure: `${ourF1.toFixed(3)} (${precisionAndRecall(scored, ours, defaultMatchThreshold)})`,
        target: `≥ ${target.f1}`,
        isMet: ourF1 >= target.f1,
        yardstick:
          `logic-v2 at ${usualLogicThreshold}: ${f1(scored, logicV2, usualLogicThreshold).toFixed(3)} ` +
          `(${precisionAndRecall(scored, logicV2, usualLogicThreshold)}); ` +
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
    details: [listOf('Held-out pairs judged wrongly', told)],
  };
}

/** Of hundredths, the one that does best on these very pairs: more than could be known beforehand. */
function bestThreshold(pairs: readonly LabelledPair[], scoreOf: Scorer): number {
  const thresholds = Array.from({ length: 100 }, (_, at) => at / 100);
  return thresholds.reduce((a, b) => (f1(pairs, scoreOf, b) > f1(pairs, scoreOf, a) ? b : a));
}

function precisionAndRecall(pairs: readonly LabelledPair[], scoreOf: Scorer, threshold: number): string {
  const said = pairs.filter((pair) => scoreOf(pair) >= threshold);
  const right = said.filter(({ isMatch }) => isMatch).length;
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  return `precision ${(right / said.length).toFixed(3)}, recall ${(right / matches).toFixed(3)}`;
}

interface CrossScriptPair {
  query: string;
  expected: string;
  /** 0 to 1: what the file's authors ask of their own engine. */
  min_score: string;
}

function measureCrossScript(): Findings {
  const pairs = readRows<CrossScriptPair>('cross_script_pairs.csv').map(({ query, expected, min_score }) => ({
    name: `${query} / ${expected}`,
    score: compareNames(query, expected, 'person').score,
    plainScore: 100 * jaroWinkler(plainName(query), plainName(expected)),
    least: 100 * Number(min_score),
  }));
  const matching = pairs.filter(({ score }) => score >= defaultMatchThreshold).length;
  const asAsked = pairs.filter(({ score, least }) => score >= least).length;
  const plainly = pairs.filter(({ plainScore, least }) => plainScore >= least).length;
  return {
    rows: [
      {
        measure: `cross-script pairs (${pairs.length}): match`,
        figure: `${percent(matching, pairs.length)}; ${percent(asAsked, pairs.length)} reach the pair's own least score`,
        target: `≥ ${100 * target.crossScript}%`,
        isMet: matching / pairs.length >= target.crossScript,
        yardstick: `Jaro-Winkler after any-ascii: ${percent(plainly, pairs.length)} reach the pair's own`,
      },
    ],
    details: [
      {
        title: 'Cross-script pairs: score, of which at least, Jaro-Winkler',
        lines: pairs.map(
          ({ name, score, least, plainScore }) =>
            `- ${name}: ${score.toFixed(1)}, ${least.toFixed(0)}, ${plainScore.toFixed(1)}`,
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
    asked: row.query_name,
    listed: row.result_name,
    shown: Number(row.ofac_score),
    ours: ofacScore(row.query_name, row.result_name),
  }));
  const errorOf = (scoreOf: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.abs(scoreOf(row) - row.shown), 0) / rows.length;
  const error = errorOf((row) => row.ours);
  const ofMatchScore = errorOf(({ asked, listed }) =>
    Math.max(compareNames(asked, listed, 'person').score, compareNames(asked, listed, 'company').score),
  );
  const ofPlain = errorOf(({ asked, listed }) => 100 * jaroWinkler(plainName(asked), plainName(listed)));
  const far = rows
    .filter((row) => Math.abs(row.ours - row.shown) > 2 * target.portalError)
    .map((row) => `${row.asked} / ${row.listed}: ${row.ours}, shown ${row.shown}`);
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
