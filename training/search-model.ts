import type { ScreeningModel } from '@/lib/domain/screening/model';
import { numberAt, tunableNumbers, withNumber } from './tunable-numbers';

/** How much leaving the previous model costs: labels are few, and what they do not speak about should stay. */
const pull = 0.005;
/** Steps in shares of a number's bounds, from coarse to fine. */
const steps = [0.2, 0.1, 0.05, 0.02];
const roundsPerStep = 2;
const decimals = 1000;

/**
 * The model of least loss near the previous one, by coordinate descent in a seeded order: the same data, seed and
 * previous model give the same model.
 */
export function searchModel(
  previous: ScreeningModel,
  lossOf: (model: ScreeningModel) => number,
  seed: number,
  report: (line: string) => void,
): ScreeningModel {
  const random = randomFrom(seed);
  const costOf = (model: ScreeningModel) => lossOf(model) + pull * distance(model, previous);
  let best = previous;
  let least = costOf(best);
  for (const step of steps) {
    for (let round = 0; round < roundsPerStep; round += 1) {
      for (const { path, least: low, most } of shuffled(tunableNumbers, random)) {
        const now = numberAt(best, path);
        for (const direction of [1, -1]) {
          const value = Math.min(most, Math.max(low, now + direction * step * (most - low)));
          const tried = withNumber(best, path, Math.round(value * decimals) / decimals);
          const cost = costOf(tried);
          if (cost >= least) continue;
          [best, least] = [tried, cost];
          break;
        }
      }
      report(`step ${step}, round ${round + 1}: loss ${least.toFixed(4)}`);
    }
  }
  return best;
}

/** The mean of the squared moves of all numbers, in shares of their bounds. */
function distance(model: ScreeningModel, from: ScreeningModel): number {
  const moves = tunableNumbers.map(
    ({ path, least, most }) => (numberAt(model, path) - numberAt(from, path)) / (most - least),
  );
  return moves.reduce((sum, move) => sum + move * move, 0);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
