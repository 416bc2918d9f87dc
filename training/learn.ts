/**
 * npm run screen:learn [-- VERSION [PREVIOUS]]: learns the numbers of the scoring from labelled names, near a previous
 * model (the current one), and writes them to lib/domain/screening/models/VERSION.ts. Without a version it only prints.
 *
 * Name pairs are split so that no name is on both sides: learning sees the train split alone, and the test split is for
 * the figures printed. Against the lists a model must keep alerting on what it should, and on little else. The data is
 * that of PROBITY_SHARED_DATA, `../shared/data` by default.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareNames } from '@/lib/domain/screening/compare';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { currentModel, screeningModels, type ScreeningModel } from '@/lib/domain/screening/model';
import { f1, readPairs, type LabelledPair } from './labelled-pairs';
import { bestScore, readListedCases, type ListedCase } from './listed-cases';
import { searchModel } from './search-model';

const seed = 20_261_121;
/** How wide the threshold is for learning, in points: a score at the threshold is half a match. */
const softness = 4;
/** What a miss or a false alert of every query of a set costs, beside an F1 of 1. */
const costs = {
  'UN mangled': 5,
  'OFAC perturbed': 1,
  'extra given names': 0.2,
  'OFAC near misses': 0.3,
  'US negatives': 10,
  'global negatives': 10,
};
const usualLogicThreshold = 0.7;

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const [version, from = currentModel.version] = process.argv.slice(2);
const previous = screeningModels.get(from);
if (!previous) throw new Error(`Name one of the models: ${[...screeningModels.keys()].join(', ')}.`);

const { train, test } = readPairs(join(shared, 'labelled', 'name_pairs.csv'));
const cases = await readListedCases(shared, previous);
const learned = searchModel(previous, lossOf, seed, console.error);

report(from, previous);
report('learned', learned);
reportLogic(previous);
if (version) writeModel({ ...learned, version });

function lossOf(model: ScreeningModel): number {
  const wrong = cases.map(({ name, alerts, queries }) => {
    const alerting = mean(queries.map((one) => likelihoodOf(one, model)));
    return costs[name] * (alerts ? 1 - alerting : alerting);
  });
  return 1 - softF1(train, model) + wrong.reduce((sum, cost) => sum + cost, 0);
}

function likelihoodOf(one: ListedCase, model: ScreeningModel): number {
  return one.fits.length === 0 ? 0 : likelihood(bestScore(one, model));
}

function softF1(pairs: readonly LabelledPair[], model: ScreeningModel): number {
  const said = pairs.map((pair) => likelihood(scoreOf(pair, model)));
  const right = pairs.reduce((sum, pair, at) => sum + (pair.isMatch ? said[at]! : 0), 0);
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  return (2 * right) / (said.reduce((sum, one) => sum + one, 0) + matches);
}

function likelihood(score: number): number {
  return 1 / (1 + Math.exp((defaultMatchThreshold - score) / softness));
}

function scoreOf({ asked, listed, entityType }: LabelledPair, model: ScreeningModel): number {
  return compareNames(asked, listed, entityType, model).score;
}

function report(name: string, model: ScreeningModel): void {
  const f1Of = (pairs: readonly LabelledPair[]) =>
    f1(pairs, (pair) => scoreOf(pair, model), defaultMatchThreshold).toFixed(3);
  console.log(
    `${name}: F1 ${f1Of(train)} of ${train.length} train pairs, ${f1Of(test)} of ${test.length} test pairs`,
  );
  for (const { name: set, queries } of cases) {
    const alerting = queries.filter((one) => bestScore(one, model) >= defaultMatchThreshold).length;
    console.log(`  ${set}: ${((100 * alerting) / queries.length).toFixed(2)}% of ${queries.length} alert`);
  }
}

function reportLogic(before: ScreeningModel): void {
  const hasScore = ({ logicScore }: LabelledPair) => logicScore !== null;
  const scored = { train: train.filter(hasScore), test: test.filter(hasScore) };
  const logicOf = (pair: LabelledPair) => pair.logicScore ?? 0;
  const thresholds = Array.from({ length: 100 }, (_, at) => at / 100);
  const best = thresholds.reduce((a, b) =>
    f1(scored.train, logicOf, b) > f1(scored.train, logicOf, a) ? b : a,
  );
  for (const threshold of [usualLogicThreshold, best]) {
    const [ofTrain, ofTest] = [scored.train, scored.test].map((pairs) =>
      f1(pairs, logicOf, threshold).toFixed(3),
    );
    console.log(
      `logic-v2 at ${threshold}: F1 ${ofTrain} train, ${ofTest} test, of the pairs that tell its score`,
    );
  }
  for (const [name, model] of [[from, before] as const, ['learned', learned] as const]) {
    const [ofTrain, ofTest] = [scored.train, scored.test].map((pairs) =>
      f1(pairs, (pair) => scoreOf(pair, model), defaultMatchThreshold).toFixed(3),
    );
    console.log(`${name} on those: F1 ${ofTrain} train, ${ofTest} test`);
  }
}

function writeModel(model: ScreeningModel): void {
  const path = resolve(`lib/domain/screening/models/${model.version}.ts`);
  const text = [
    `import type { ScreeningModel } from '@/bench/model';\n`,
    `/** Learned by \`npm run screen:learn\` from model ${from}. */`,
    `export const model: ScreeningModel = ${JSON.stringify(model, null, 2)};\n`,
  ];
  writeFileSync(path, text.join('\n'));
  console.log(`written to ${path}: format it, and add it to the models in lib/domain/screening/model.ts`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
