/**
 * npm run screen:learn [-- VERSION [PREVIOUS]]: learns the numbers of a model from labelled names, close to a
 * previous model (by default the current one). Writes it to lib/domain/screening/models/VERSION.ts, or without a
 * version only prints its figures. Reads the data from PROBITY_SHARED_DATA, by default `../shared/data`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareNames } from '@/lib/domain/screening/compare';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { currentModel, screeningModels } from '@/lib/domain/screening/models/known-models';
import type { ScreeningModel } from '@/lib/domain/screening/model';
import { bestThreshold, f1, readPairs, type LabelledPair } from './labelled-pairs';
import { bestScore, readListedCases, type ListedCase } from './listed-cases';
import { searchModel } from './search-model';

const seed = 20_261_121;
/** Width of the logistic function around the threshold, in points. */
const softness = 4;
/** The loss if every query of a set is judged incorrectly. The F1 of the pairs contributes at most 1. */
const costs = {
  'UN mangled': 5,
  'OFAC perturbed': 1,
  'extra given names': 0.2,
  'OFAC near misses': 0.3,
  'US negatives': 10,
  'global negatives': 10,
};
const defaultLogicThreshold = 0.7;

const [version, from = currentModel.version] = process.argv.slice(2);
const previous = screeningModels.get(from);
if (!previous) throw new Error(`Name one of the models: ${[...screeningModels.keys()].join(', ')}.`);

const { train, test } = readPairs();
const cases = await readListedCases(previous);
const learned = searchModel(previous, lossOf, seed, console.error);

report(from, previous);
report('learned', learned);
reportLogic(previous);
if (version) writeModel({ ...learned, version });

function lossOf(model: ScreeningModel): number {
  const caseLosses = cases.map(({ name, alerts, queries }) => {
    const alerting = mean(queries.map((one) => alertProbability(one, model)));
    return costs[name] * (alerts ? 1 - alerting : alerting);
  });
  return 1 - softF1(train, model) + caseLosses.reduce((sum, loss) => sum + loss, 0);
}

function alertProbability(one: ListedCase, model: ScreeningModel): number {
  return one.fits.length === 0 ? 0 : probability(bestScore(one, model));
}

/** F1 with probabilities instead of decisions, so that it reacts to small changes of a model. */
function softF1(pairs: readonly LabelledPair[], model: ScreeningModel): number {
  const predicted = pairs.map((pair) => probability(scoreOf(pair, model)));
  const truePositives = pairs.reduce((sum, pair, at) => sum + (pair.isMatch ? predicted[at]! : 0), 0);
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  return (2 * truePositives) / (predicted.reduce((sum, one) => sum + one, 0) + matches);
}

function probability(score: number): number {
  return 1 / (1 + Math.exp((defaultMatchThreshold - score) / softness));
}

function scoreOf({ query, listed, entityType }: LabelledPair, model: ScreeningModel): number {
  return compareNames(query, listed, entityType, model).score;
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
  for (const threshold of [defaultLogicThreshold, bestThreshold(scored.train, logicOf)]) {
    const [ofTrain, ofTest] = [scored.train, scored.test].map((pairs) =>
      f1(pairs, logicOf, threshold).toFixed(3),
    );
    console.log(`logic-v2 at ${threshold}: F1 ${ofTrain} train, ${ofTest} test, of the pairs with its score`);
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
    `import type { ScreeningModel } from '../model';\n`,
    `/** Learned by \`npm run screen:learn\` from model ${from}. */`,
    `export const model: ScreeningModel = ${JSON.stringify(model, null, 2)};\n`,
  ];
  writeFileSync(path, text.join('\n'));
  console.log(
    `Written to ${path}. Format it, and add it to the models in lib/domain/screening/models/known-models.ts.`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
