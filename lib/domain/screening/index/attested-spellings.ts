import type { ScreeningModel } from '../model';
import { toWord, wordSimilarity } from '../scoring/similarity';

/** Of one list. The alias of a single party may be another name that he took. */
const minParties = 2;
/** Of a party: the longest lists of aliases are of names that have little in common. */
const maxNames = 60;

/**
 * Words that are other names to our tables, and one to a list: in the names of several of its parties one stands for the
 * other, and all other words are the same. `SALAH, Ali` also known as `SALEH, Ali`.
 */
export class AttestedSpellings {
  /** How many parties of the current list attest a pair of words. */
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
    return [...this.attested].map((pair) => pair.split(' ') as [string, string]); // as `add` joins them
  }

  private areOthers([a, b]: readonly [string, string]): boolean {
    return wordSimilarity(toWord(a), toWord(b), this.model).kind === 'other_name';
  }
}

/** The word of each name that the other has not, if it is one of each. */
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
