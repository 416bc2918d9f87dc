import { similarityScale, type Coverage } from './coverage';
import type { Dictionary } from './dictionary';
import type { GatheredWords } from './gathered-words';
import type { ScreeningModel } from '../model';
import { maxWords } from '../normalisation/normalise';
import type { NameKind } from '../normalisation/word-classes';
import { countDifferingLetters, vowels } from '../scoring/letter-masks';
import type { NamePart } from '../scoring/name-parts';
import { scoreFromWeights } from '../scoring/score';
import { maxEdits } from '../scoring/similarity';

export interface EstimatorIndex {
  dictionary: Dictionary;
  model: ScreeningModel;
  coverage: Coverage;
  gathered: GatheredWords;
}

/** For two words, if all that is known is that they differ in few letters. */
const uncertainSimilarity = 0.75 * similarityScale;
const none = -1;

/**
 * Estimates the score of a name from its words alone, ignoring their order and comparing no letters: a word
 * may match several times. Tends to overestimate, because a name that is estimated too low is lost.
 */
export class Estimator {
  private readonly best: Uint16Array;
  /** Places of gathered words. */
  private readonly unmatched = new Uint32Array(maxWords);
  private unmatchedCount = 0;
  private unmatchedWeight = 0;
  private readonly weights: Float64Array;
  private readonly missingWeights: Float64Array;

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
  }

  /**
   * 0 to 100. Below `min`, unmatched words that might still match are counted too.
   *
   * @param name its place among the gathered
   */
  estimate(name: number, min: number): number {
    this.matchWords(name);
    const certain = this.score();
    if (certain >= min || this.unmatchedCount === 0) return certain;
    return this.matchUncertain() ? this.score() : certain;
  }

  private matchWords(name: number): void {
    const { best, unmatched } = this;
    const { coverage, gathered } = this.index;
    const { words, weights } = gathered;
    let [count, weight] = [0, 0];
    for (let at = 0; at < best.length; at += 1) best[at] = 0;
    const end = gathered.ends[name]!;
    for (let at = name === 0 ? 0 : gathered.ends[name - 1]!; at < end; at += 1) {
      if (coverage.raise(words[at]!, best)) continue;
      unmatched[count] = at;
      count += 1;
      weight += weights[at]!;
    }
    this.unmatchedCount = count;
    this.unmatchedWeight = weight;
  }

  private matchUncertain(): boolean {
    let hasPaired = false;
    for (let at = 0; at < this.best.length; at += 1) {
      const other = this.best[at] === 0 ? this.unmatchedFor(at) : none;
      if (other === none) continue;
      this.best[at] = uncertainSimilarity;
      this.unmatchedWeight -= this.index.gathered.weights[other]!;
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

  private mayMatch(at: number, otherAt: number): boolean {
    const { text, letters } = this.query[at]!;
    const { dictionary, gathered } = this.index;
    const length = gathered.lengths[otherAt]!;
    // Initials, and two letters left of a longer word, may match too many words to be looked up.
    if (text.length <= 2) {
      const first = dictionary.firstLetterOf(gathered.words[otherAt]!);
      if (length === text.length || first === text.charCodeAt(0)) return true;
    }
    const other = gathered.letters[otherAt]!;
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
