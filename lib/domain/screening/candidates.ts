import type { Dictionary } from './dictionary';
import { toWord } from './similarity';
import { weightOf, type NamePart } from './name-parts';

/** Names beyond this many never reach exact scoring; of a query of very many words, fewer. */
const maxCandidates = 300;
const maxComparedWords = 3000;
/** Likeness of two words of the dictionary that together spell one of the query. */
const splitSimilarity = 0.9;
/** Particles that are often written as one with the word behind them: `alzawahiri`. */
const prefixes = ['al', 'el', 'abd', 'abdul', 'abdel', 'bin', 'ben', 'abu'];

/** Something of the query to look for: a word, two words as one, or one word as two. */
interface Probe {
  weight: number;
  words: Array<{ id: number; value: number }>;
  /** How many names hold any of the words. */
  cost: number;
}

/** Which names hold which words, and the names that share enough with a query to be worth scoring. */
export class Candidates {
  private readonly postings: number[][] = [];
  private readonly reached: Float32Array;
  /** The probe that last added to a name, so that each adds its best word alone. */
  private readonly reachedBy: Uint32Array;
  private probeNumber = 0;

  /** @param names the ids of each name's words */
  constructor(
    private readonly dictionary: Dictionary,
    private readonly names: readonly (readonly number[])[],
  ) {
    this.postings = dictionary.words.map(() => []);
    names.forEach((words, name) => {
      for (const word of new Set(words)) this.postings[word]!.push(name);
    });
    this.reached = new Float32Array(names.length);
    this.reachedBy = new Uint32Array(names.length);
  }

  /** How many names hold this word. */
  frequency(word: number): number {
    return this.postings[word]?.length ?? 0;
  }

  /**
   * The names that hold words like at least `leastShare` (0 to 1) of the query's weight, the likeliest first.
   * The rarest words are walked first; what the rest could not lift alone is not even touched.
   */
  find(query: readonly NamePart[], leastShare: number, accepts: (name: number) => boolean): number[] {
    this.probeNumber = 0;
    const total = weightOf(query);
    const probes = this.probesOf(query);
    const touched: number[] = [];
    let remaining = probes.reduce((sum, probe) => sum + probe.weight, 0);

    for (const probe of probes) {
      const mayBegin = remaining >= leastShare * total;
      this.walk(probe, mayBegin, accepts, touched);
      remaining -= probe.weight;
    }

    const found = touched.filter((name) => this.reached[name]! >= leastShare * total);
    const surplus = (name: number) => Math.abs(this.names[name]!.length - query.length);
    found.sort((a, b) => this.reached[b]! - this.reached[a]! || surplus(a) - surplus(b));
    for (const name of touched) this.reachedBy[name] = 0;
    return found.slice(0, Math.min(maxCandidates, Math.ceil(maxComparedWords / query.length)));
  }

  private walk(probe: Probe, mayBegin: boolean, accepts: (name: number) => boolean, touched: number[]): void {
    this.probeNumber += 1;
    for (const { id, value } of probe.words) {
      for (const name of this.postings[id]!) {
        const by = this.reachedBy[name]!;
        if (by === this.probeNumber) continue;
        if (by === 0) {
          if (!mayBegin || !accepts(name)) continue;
          touched.push(name);
          this.reached[name] = 0;
        }
        this.reachedBy[name] = this.probeNumber;
        this.reached[name]! += value * probe.weight;
      }
    }
  }

  /** Rarest first. */
  private probesOf(query: readonly NamePart[]): Probe[] {
    const probes: Probe[] = [];
    query.forEach((part, at) => {
      probes.push(this.probe(part.weight, this.wordsFor(part)));
      const next = query[at + 1];
      if (next) probes.push(this.probe(part.weight + next.weight, this.wordsLike(part.text + next.text)));
    });
    return probes.filter((probe) => probe.cost > 0).sort((a, b) => a.cost - b.cost);
  }

  private probe(weight: number, words: Probe['words']): Probe {
    return { weight, words, cost: words.reduce((sum, { id }) => sum + this.frequency(id), 0) };
  }

  private wordsFor(part: NamePart): Probe['words'] {
    if (part.wordClass === 'initial') return [];
    const splits = this.dictionary.splitsOf(part.text).map(([left, right]) => ({
      id: this.frequency(left) < this.frequency(right) ? left : right,
      value: splitSimilarity,
    }));
    const stems = prefixes
      .filter((prefix) => part.text.startsWith(prefix) && part.text.length >= prefix.length + 4)
      .flatMap((prefix) => this.wordsLike(part.text.slice(prefix.length)));
    return [...this.wordsLike(part.text), ...splits, ...stems].sort((a, b) => b.value - a.value);
  }

  private wordsLike(text: string): Probe['words'] {
    return this.dictionary
      .similarTo(toWord(text))
      .map(({ id, similarity }) => ({ id, value: similarity.value }));
  }
}

/** The share of a query's words that a name must hold to reach a score at all, with room for its own rarer words. */
export function leastShareFor(score: number): number {
  return Math.max(0.15, Math.min(0.45, 0.75 * (score / 100 - 0.12)));
}
