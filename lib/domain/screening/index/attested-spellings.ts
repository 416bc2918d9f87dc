import type { ScreeningModel } from '../model';
import { withoutFarRespelling } from '../scoring/respelt-words';
import { toWord, wordSimilarity } from '../scoring/similarity';
import { toPair } from '../normalisation/to-pair';

/**
 * Minimum number of parties in one list. The alias of a single party may be a different name that they took.
 */
const minParties = 2;
/** Maximum per party: the longest alias lists contain names with little in common. */
const maxNames = 60;

/**
 * Words that are different names in our tables, but one name to a list: in the names of several of its
 * parties, one stands for the other and all other words are the same. `SALAH, Ali` also known as `SALEH,
 * Ali`.
 */
export class AttestedSpellings {
  /** Number of parties of the current list that attest a pair of words. */
  private readonly parties = new Map<string, number>();
  private readonly attested = new Set<string>();

  constructor(private readonly model: ScreeningModel) {}

  beginList(): void {
    this.parties.clear();
  }

  /** @param names of one person, as words */
  add(names: ReadonlyArray<readonly string[]>): void {
    const pairs = new Set<string>();
    for (const [at, name] of names.slice(0, maxNames).entries()) {
      for (const other of names.slice(0, at)) {
        const pair = differingWords(name, other);
        if (pair && this.areOthers(pair)) pairs.add(pair.toSorted().join(' '));
      }
    }
    for (const pair of pairs) {
      const count = (this.parties.get(pair) ?? 0) + 1;
      this.parties.set(pair, count);
      if (count >= minParties) this.attested.add(pair);
    }
  }

  pairs(): Array<readonly [string, string]> {
    return [...this.attested].map((pair) => toPair(pair, ' '));
  }

  private areOthers([a, b]: readonly [string, string]): boolean {
    const words = [toWord(a), toWord(b)] as const;
    const similarity = wordSimilarity(...words, this.model);
    return withoutFarRespelling(similarity, ...words, this.model).kind === 'other_name';
  }
}

/** The word of each name that the other lacks, if there is exactly one in each. */
function differingWords(a: readonly string[], b: readonly string[]): [string, string] | undefined {
  if (a.length !== b.length || a.length < 2) return undefined;
  const left = [...b];
  const missing: string[] = [];
  for (const word of a) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    else missing.push(word);
    if (missing.length > 1) return undefined;
  }
  return missing.length === 1 ? [missing[0]!, left[0]!] : undefined;
}
