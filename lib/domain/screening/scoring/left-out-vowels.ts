import { vowels } from './letter-masks';
import type { SimilarityModel } from '../model';

const minConsonants = 2;

export function lacksOnlyVowels(shorter: string, longer: string): boolean {
  let at = 0;
  let consonants = 0;
  for (let index = 0; index < longer.length; index += 1) {
    const letter = longer.charCodeAt(index);
    if (shorter.charCodeAt(at) === letter) {
      at += 1;
      if (!isVowel(letter)) consonants += 1;
    } else if (!isVowel(letter)) return false;
  }
  return at === shorter.length && consonants >= minConsonants;
}

export function lacksVowels(shorter: string, longer: string, { vowels_kept }: SimilarityModel): boolean {
  return countVowels(shorter) <= vowels_kept * countVowels(longer);
}

function countVowels(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (isVowel(text.charCodeAt(at))) count += 1;
  return count;
}

function isVowel(letter: number): boolean {
  return (vowels & (1 << (letter % 32))) !== 0;
}
