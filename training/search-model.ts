import type { ScreeningModel } from '@/lib/domain/screening/model';
import { numberAt, tunableNumbers, withNumber } from './tunable-numbers';

/** Regularisation: labels are few, so numbers that they do not affect should stay the same. */
const regularisation = 0.005;
/** Shares of a number's range, from coarse to fine. */
const steps = [0.2, 0.1, 0.05, 0.02];
const roundsPerStep = 2;
const decimals = 1000;

/**
 * Minimises the loss near the previous model by coordinate descent in a seeded order. The same data, seed and
 * previous model give the same result.
 */
export function searchModel(
  previous: ScreeningModel,
  lossOf: (model: ScreeningModel) => number,
  seed: number,
  report: (line: string) => void,
): ScreeningModel {
  const random = mulberry32(seed);
  const costOf = (model: ScreeningModel) => lossOf(model) + regularisation * distance(model, previous);
  let best = previous;
  let minCost = costOf(best);
  for (const step of steps) {
    for (let round = 0; round < roundsPerStep; round += 1) {
      for (const { path, min, max } of shuffled(tunableNumbers, random)) {
        const current = numberAt(best, path);
        for (const direction of [1, -1]) {
          const value = Math.min(max, Math.max(min, current + direction * step * (max - min)));
          const tried = withNumber(best, path, Math.round(value * decimals) / decimals);
          const cost = costOf(tried);
          if (cost >= minCost) continue;
          [best, minCost] = [tried, cost];
          break;
        }
      }
      report(`step ${step}, round ${round + 1}: loss ${minCost.toFixed(4)}`);
    }
  }
  return best;
}

function distance(model: ScreeningModel, from: ScreeningModel): number {
  const changes = tunableNumbers.map(
    ({ path, min, max }) => (numberAt(model, path) - numberAt(from, path)) / (max - min),
  );
  return changes.reduce((sum, change) => sum + change * change, 0);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Not taken from a library, because another sequence would give other models for the same data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
