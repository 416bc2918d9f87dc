import type { ScreeningModel } from './model';
import { toWord, wordSimilarity, type Similarity, type Word } from './similarity';

interface SimilarWord {
  id: number;
  similarity: Similarity;
}

const maxSimilar = 300;
/** Letters whose loss is indexed; a slip beyond them is found by sound, or by the other words of the name. */
const indexedLetters = 12;
/** Shorter words may hold one slip, and so each is found letter by letter; longer ones may hold two and more. */
const leastLengthOfTwoSlips = 6;
const leastSoundsOfTwoSlips = 4;

/**
 * Every word of the lists once. Words, not names, are fuzzy-matched: there are few of them.
 *
 * A word is found by sound (its skeleton), and by the neighbourhood of words that lack one of its letters, which
 * two words share whenever one insertion, deletion, substitution or transposition lies between them. Two slips in a
 * long word are found where one of them is in a vowel: by the same neighbourhood of its skeleton.
 */
export class Dictionary {
  readonly words: Word[] = [];
  private readonly ids = new Map<string, number>();
  private readonly bySkeleton = new Map<string, number[]>();
  private readonly byNeighbour = new Map<string, number[]>();
  private readonly bySkeletonNeighbour = new Map<string, number[]>();

  constructor(private readonly model: ScreeningModel) {}

  idOf(text: string): number | undefined {
    return this.ids.get(text);
  }

  intern(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.words.length;
    const word = toWord(text);
    this.words.push(word);
    this.ids.set(text, id);
    if (isFuzzy(text)) {
      if (word.skeleton.length >= 2) append(this.bySkeleton, word.skeleton, id);
      for (const neighbour of neighbours(text)) append(this.byNeighbour, neighbour, id);
      for (const neighbour of skeletonNeighbours(word)) append(this.bySkeletonNeighbour, neighbour, id);
    }
    return id;
  }

  /** The words of the dictionary that may stand for this one, most alike first. */
  similarTo(word: Word): SimilarWord[] {
    const own = this.ids.get(word.text);
    const ids = new Set<number>(own === undefined ? [] : [own]);
    if (isFuzzy(word.text)) {
      for (const id of this.bySkeleton.get(word.skeleton) ?? []) ids.add(id);
      for (const neighbour of neighbours(word.text)) {
        for (const id of this.byNeighbour.get(neighbour) ?? []) ids.add(id);
      }
      for (const neighbour of skeletonNeighbours(word)) {
        for (const id of this.bySkeletonNeighbour.get(neighbour) ?? []) ids.add(id);
      }
    }

    const similar: SimilarWord[] = [];
    for (const id of ids) {
      const similarity = wordSimilarity(word, this.words[id]!, this.model);
      if (similarity.value >= this.model.likeness.least) similar.push({ id, similarity });
    }
    return similar.sort((a, b) => b.similarity.value - a.similarity.value).slice(0, maxSimilar);
  }

  /** Two words of the dictionary that stand in this one without a space: `abdulrahman`. */
  splitsOf(text: string): Array<readonly [left: number, right: number]> {
    const splits: Array<readonly [number, number]> = [];
    for (let at = 2; at <= text.length - 3; at += 1) {
      const left = this.ids.get(text.slice(0, at));
      const right = this.ids.get(text.slice(at));
      if (left !== undefined && right !== undefined) splits.push([left, right]);
    }
    return splits;
  }
}

/** Numbers are never misspelt, and words of two letters are one slip from all others. */
function isFuzzy(text: string): boolean {
  return text.length >= 3 && !/\d/.test(text);
}

/** The word itself, and without each of its letters. */
function neighbours(text: string): string[] {
  const found = [text];
  for (let at = 0; at < Math.min(text.length, indexedLetters); at += 1) {
    if (text[at] !== text[at - 1]) found.push(text.slice(0, at) + text.slice(at + 1));
  }
  return found;
}

function skeletonNeighbours({ text, skeleton }: Word): string[] {
  const mayHoldTwo = text.length >= leastLengthOfTwoSlips && skeleton.length >= leastSoundsOfTwoSlips;
  return mayHoldTwo ? neighbours(skeleton) : [];
}

function append(index: Map<string, number[]>, key: string, id: number): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
