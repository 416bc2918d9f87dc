import { similarityScale, type Coverage } from './coverage';
import type { Dictionary } from './dictionary';
import type { NameColumns, WordColumns } from './screening-index';
import type { ScreeningModel } from '../model';
import type { NameKind } from '../normalisation/word-classes';
import { countDifferingLetters, vowels } from '../scoring/letter-masks';
import type { NamePart } from '../scoring/name-parts';
import { scoreFromWeights } from '../scoring/score';
import { maxEdits } from '../scoring/similarity';

export interface EstimatorIndex {
  dictionary: Dictionary;
  words: WordColumns;
  names: NameColumns;
  model: ScreeningModel;
  coverage: Coverage;
}

/** For two words, if all that is known is that they differ in few letters. */
const uncertainSimilarity = 0.75 * similarityScale;
const maxUnmatched = 32;
const none = -1;

/**
 * Estimates the score of a name from its words alone, ignoring their order and comparing no letters: a word
 * may match several times. Tends to overestimate, because a name that is estimated too low is lost.
 */
export class Estimator {
  private readonly best: Uint16Array;
  private readonly unmatched = new Uint32Array(maxUnmatched);
  private unmatchedCount = 0;
  private unmatchedWeight = 0;
  private readonly weights: Float64Array;
  private readonly missingWeights: Float64Array;
  private readonly wordWeights: Float32Array;

  constructor(
    private readonly query: readonly NamePart[],
    private readonly kind: NameKind,
    private readonly index: EstimatorIndex,
  ) {
    const { missing_patronymic } = index.model.name;
    this.best = new Uint16Array(query.length);
    this.weights = Float64Array.from(query, ({ weight }) => weight);
    this.missingWeights = Float64Array.from(query, ({ weight, wordClass }) =>
      wordClass === 'patronymic' ? weight * missing_patronymic : weight,
    );
    this.wordWeights = index.words.weights[kind];
  }

  /** 0 to 100. Below `min`, unmatched words that might still match are counted too. */
  estimate(name: number, min: number): number {
    this.matchWords(name);
    const certain = this.score();
    if (certain >= min || this.unmatchedCount === 0) return certain;
    return this.matchUncertain() ? this.score() : certain;
  }

  private matchWords(name: number): void {
    const { starts, values } = this.index.names.words;
    const { best, unmatched, wordWeights } = this;
    const { coverage } = this.index;
    let [count, weight] = [0, 0];
    for (let at = 0; at < best.length; at += 1) best[at] = 0;
    const end = starts[name + 1]!;
    for (let at = starts[name]!; at < end; at += 1) {
      const word = values[at]!;
      if (coverage.raise(word, best)) continue;
      unmatched[count] = word;
      count += 1;
      weight += wordWeights[word]!;
    }
    this.unmatchedCount = count;
    this.unmatchedWeight = weight;
  }

  private matchUncertain(): boolean {
    let hasPaired = false;
    for (let at = 0; at < this.best.length; at += 1) {
      const word = this.best[at] === 0 ? this.unmatchedFor(at) : none;
      if (word === none) continue;
      this.best[at] = uncertainSimilarity;
      this.unmatchedWeight -= this.wordWeights[word]!;
      hasPaired = true;
    }
    return hasPaired;
  }

  private unmatchedFor(at: number): number {
    for (let index = 0; index < this.unmatchedCount; index += 1) {
      if (this.mayMatch(at, this.unmatched[index]!)) return this.unmatched[index]!;
    }
    return none;
  }

  private mayMatch(at: number, word: number): boolean {
    const { text, letters } = this.query[at]!;
    const { dictionary } = this.index;
    const length = dictionary.lengthOf(word);
    // Initials, and two letters left of a longer word, may match too many words to be looked up.
    if (text.length <= 2 && (length === text.length || dictionary.firstLetterOf(word) === text.charCodeAt(0)))
      return true;
    const other = dictionary.lettersOf(word);
    if (length > text.length && mayLackVowels(letters, other)) return true;
    const edits = maxEdits(Math.min(length, text.length));
    return Math.abs(length - text.length) <= edits && countDifferingLetters(letters, other) <= 2 * edits;
  }

  private score(): number {
    const { best, weights, missingWeights } = this;
    let [matched, similar, missing] = [0, 0, 0];
    for (let at = 0; at < best.length; at += 1) {
      const similarity = best[at]!;
      if (similarity === 0) missing += missingWeights[at]!;
      else {
        matched += weights[at]!;
        similar += weights[at]! * similarity;
      }
    }
    similar /= similarityScale;
    const sums = { matched, similar, query: missing, candidate: this.unmatchedWeight };
    return scoreFromWeights(sums, this.kind, this.index.model);
  }
}

/** Judged by letters only: a word without its vowels has few or no keys to be looked up by. */
function mayLackVowels(letters: number, other: number): boolean {
  return (letters & ~other) === 0 && (other & ~letters & ~vowels) === 0;
}
