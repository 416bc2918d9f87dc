import anyAscii from 'any-ascii';
import { insertVowels } from './insert-vowels';

const khmerWord = /\p{Script=Khmer}+/gu;
/** The sign U+17C9 turns this b into p. */
const hardened = /ប\u17c9/g;

/** Consonants without a written vowel are pronounced with o. */
export function transliterateKhmer(text: string): string {
  return text
    .replace(hardened, 'ព')
    .replace(khmerWord, (word) => insertVowels(Array.from(word, anyAscii), 'o'));
}
