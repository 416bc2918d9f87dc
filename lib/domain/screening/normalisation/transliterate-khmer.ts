import anyAscii from 'any-ascii';
import { withPlausibleVowels } from './insert-vowels';

const khmerWord = /\p{Script=Khmer}+/gu;
/** The sign U+17C9 makes a p of this b. */
const hardened = /ប\u17c9/g;

/** Khmer, whose consonants are said with an o where no vowel is written. */
export function readKhmer(text: string): string {
  return text
    .replace(hardened, 'ព')
    .replace(khmerWord, (word) => withPlausibleVowels(Array.from(word, anyAscii), 'o'));
}
