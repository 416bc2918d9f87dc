import type { Dictionary } from './dictionary';
import type { ScreeningModel } from '../model';
import type { NamePart } from '../scoring/name-parts';
import { scoreOf } from '../scoring/score';
import type { NameColumns, WordColumns } from './screening-index';
import { editBudget } from '../scoring/similarity';
import { likenessUnit, type Slots } from './coverage';
import { differingLetters } from '../scoring/letter-masks';
import type { NameKind } from '../normalisation/word-classes';

/** What an estimate reads. */
export interface EstimatedBy {
  dictionary: Dictionary;
  words: WordColumns;
  names: NameColumns;
  model: ScreeningModel;
  /** What of the query each word may stand for. */
  slots: Slots;
}

/** Likeness of two words of which nothing is known but that few of their letters differ. */
const doubtfulLikeness = 0.75 * likenessUnit;
const mostSurplus = 32;
const none = -1;

/**
 * About what a name will score against a query: from its words alone, without their order and without comparing
 * letters, each taken as often as it fits. Rather more than less, as a name that falls through is lost.
 */
export class Estimator {
  /** How well the name's words stand for each word of the query: 0 to 1000. */
  private readonly best: Uint16Array;
  /** Words of the name that stand for nothing. */
  private readonly surplus = new Uint32Array(mostSurplus);
  private surplusCount = 0;
  private surplusWeight = 0;
  private readonly weights: Float64Array;
  /** What a word of the query weighs that the name does not have. */
  private readonly missingWeights: Float64Array;
  private readonly wordWeights: Float32Array;

  constructor(
    private readonly query: readonly NamePart[],
    private readonly kind: NameKind,
    private readonly by: EstimatedBy,
  ) {
    const { missing_patronymic } = by.model.name;
    this.best = new Uint16Array(query.length);
    this.weights = Float64Array.from(query, ({ weight }) => weight);
    this.missingWeights = Float64Array.from(query, ({ weight, wordClass }) =>
      wordClass === 'patronymic' ? weight * missing_patronymic : weight,
    );
    this.wordWeights = by.words.weights[kind];
  }

  /** 0 to 100. Looks twice before it answers less than `least`. */
  estimate(name: number, least: number): number {
    this.matchWords(name);
    const first = this.score();
    if (first >= least || this.surplusCount === 0) return first;
    return this.matchDoubtfully() ? this.score() : first;
  }

  private matchWords(name: number): void {
    const { starts, values } = this.by.names.words;
    const { best, surplus, wordWeights } = this;
    const { slots } = this.by;
    let [count, weight] = [0, 0];
    for (let at = 0; at < best.length; at += 1) best[at] = 0;
    const end = starts[name + 1]!;
    for (let at = starts[name]!; at < end; at += 1) {
      const word = values[at]!;
      if (slots.raise(word, best)) continue;
      surplus[count] = word;
      count += 1;
      weight += wordWeights[word]!;
    }
    this.surplusCount = count;
    this.surplusWeight = weight;
  }

  /** Pairs words left over on both sides that may stand for each other after all. */
  private matchDoubtfully(): boolean {
    let hasPaired = false;
    for (let at = 0; at < this.best.length; at += 1) {
      const word = this.best[at] === 0 ? this.surplusFor(at) : none;
      if (word === none) continue;
      this.best[at] = doubtfulLikeness;
      this.surplusWeight -= this.wordWeights[word]!;
      hasPaired = true;
    }
    return hasPaired;
  }

  private surplusFor(at: number): number {
    for (let index = 0; index < this.surplusCount; index += 1) {
      if (this.mayBe(at, this.surplus[index]!)) return this.surplus[index]!;
    }
    return none;
  }

  private mayBe(at: number, word: number): boolean {
    const { text, letters } = this.query[at]!;
    const { dictionary } = this.by;
    // Initials, and two letters that were a longer word's, are not looked up: they may be many words.
    const length = dictionary.lengthOf(word);
    if (text.length <= 2)
      return length === text.length || dictionary.firstLetterOf(word) === text.charCodeAt(0);
    const slips = editBudget(Math.min(length, text.length));
    return (
      Math.abs(length - text.length) <= slips &&
      differingLetters(letters, dictionary.lettersOf(word)) <= 2 * slips
    );
  }

  private score(): number {
    const { best, weights, missingWeights } = this;
    let [weight, alike, missing] = [0, 0, 0];
    for (let at = 0; at < best.length; at += 1) {
      const likeness = best[at]!;
      if (likeness === 0) missing += missingWeights[at]!;
      else {
        weight += weights[at]!;
        alike += weights[at]! * likeness;
      }
    }
    alike /= likenessUnit;
    const weighed = { weight, alike, query: missing, candidate: this.surplusWeight };
    return scoreOf(weighed, this.kind, this.by.model);
  }
}
