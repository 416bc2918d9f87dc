import type { OfacModel } from '../model';
import { transliterate } from '../normalisation/transliterate';

const prefixLength = 4;
const prefixBonus = 0.1;
/** Words of the query up to this length are ignored if there are longer ones. */
const shortWord = 2;
const minWordSimilarity = 0.5;
/** Longer names are cut, since Jaro's comparison is quadratic. */
const maxLength = 500;

/**
 * Approximates the score, 0 to 100, that OFAC's own Sanctions List Search shows for two names: the
 * Jaro-Winkler similarity of the whole names, or the mean similarity of the query's words if that is higher.
 */
export function ofacScore(queryName: string, listedName: string, { rounding }: OfacModel): number {
  const [query, candidate] = [toCapitals(queryName), toCapitals(listedName)];
  if (query === '' || candidate === '') return 0;
  const whole = query[0] === candidate[0] ? jaroWinkler(query, candidate) : 0;
  const score = 100 * Math.max(whole, wordByWord(query.split(' '), candidate.split(' ')));
  return Math.floor(score + rounding);
}

function toCapitals(name: string): string {
  return transliterate(name.slice(0, maxLength))
    .toUpperCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .slice(0, maxLength)
    .trim();
}

function wordByWord(query: string[], candidate: string[]): number {
  const long = query.filter((word) => word.length > shortWord);
  const words = long.length > 0 ? long : query;
  const similarity = (word: string) => {
    const best = Math.max(...candidate.map((other) => jaroWinkler(word, other)));
    return best < minWordSimilarity ? 0 : best;
  };
  return words.reduce((sum, word) => sum + similarity(word), 0) / words.length;
}

function jaroWinkler(a: string, b: string): number {
  const similarity = jaro(a, b);
  let prefix = 0;
  while (prefix < prefixLength && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return similarity + prefixBonus * prefix * (1 - similarity);
}

function jaro(a: string, b: string): number {
  const { inA, inB } = commonLetters(a, b);
  const common = inA.length;
  if (common === 0) return 0;
  const outOfOrder = inA.filter((letter, at) => letter !== inB[at]).length;
  return (common / a.length + common / b.length + (common - outOfOrder / 2) / common) / 3;
}

function commonLetters(a: string, b: string): { inA: string[]; inB: string[] } {
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Set<number>();
  const inA: string[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const end = Math.min(b.length, at + window + 1);
    for (let other = Math.max(0, at - window); other < end; other += 1) {
      if (taken.has(other) || a[at] !== b[other]) continue;
      taken.add(other);
      inA.push(a[at]!);
      break;
    }
  }
  return { inA, inB: [...taken].sort((x, y) => x - y).map((at) => b[at]!) };
}
