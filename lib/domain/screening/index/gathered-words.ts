import type { Dictionary } from './dictionary';
import type { NameColumns } from './screening-index';
import { maxWords } from '../normalisation/normalise';

export const maxGathered = 256;

/**
 * The words of some names and what an estimate needs to know of them, side by side. Names and words are scattered over
 * memory: the processor waits for all of them together rather than for one after the other.
 */
export class GatheredWords {
  /** Where the words of each name end; they start where those of the name before it end. */
  readonly ends = new Uint32Array(maxGathered);
  readonly words = new Uint32Array(maxGathered * maxWords);
  readonly weights = new Float32Array(maxGathered * maxWords);
  readonly letters = new Uint32Array(maxGathered * maxWords);
  readonly lengths = new Uint8Array(maxGathered * maxWords);

  constructor(
    private readonly dictionary: Dictionary,
    private readonly namesWords: NameColumns['words'],
  ) {}

  /** @param names at most `maxGathered` */
  gather(names: Uint32Array, weights: Float32Array): void {
    const { dictionary, words } = this;
    const count = this.gatherWords(names);
    for (let at = 0; at < count; at += 1) {
      const word = words[at]!;
      this.weights[at] = weights[word]!;
      this.letters[at] = dictionary.lettersOf(word);
      this.lengths[at] = dictionary.lengthOf(word);
    }
  }

  private gatherWords(names: Uint32Array): number {
    const { starts, values } = this.namesWords;
    let count = 0;
    for (let name = 0; name < names.length; name += 1) {
      const end = starts[names[name]! + 1]!;
      for (let at = starts[names[name]!]!; at < end; at += 1) {
        this.words[count] = values[at]!;
        count += 1;
      }
      this.ends[name] = count;
    }
    return count;
  }
}
