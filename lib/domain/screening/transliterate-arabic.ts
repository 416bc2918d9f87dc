import { arabicNames } from './arabic-names';
import { withPlausibleVowels } from './plausible-vowels';

/** Letters of Persian, Urdu and Kurdish that are Arabic ones in another shape, and what is silent or a mark. */
const shapes: Record<string, string> = {
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ے: 'ي',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
};
const otherShape = /[یېکہھۀەےأإٱ]/g;
const marks = /[\u064b-\u065f\u0670\u0640]/g;

// prettier-ignore
const consonants: Record<string, string> = {
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g',
  ٹ: 't', ڈ: 'd', ڑ: 'r', ں: 'n', ڤ: 'v', ړ: 'r', ټ: 't', ډ: 'd', ڼ: 'n', ښ: 'sh', ځ: 'z', څ: 'ts', ږ: 'zh', ۋ: 'v',
};
const vowels: Record<string, string> = { ا: 'a', آ: 'a', ع: 'a', ى: 'a', ة: 'a', ء: '', ؤ: 'u', ئ: 'i' };

const arabicWord = /[\u0600-\u06ff\u0750-\u077f]+/g;
/** The servant of one of God's names, with or without a space between. */
const servantOf = /(^|[^\u0600-\u06ff])عبد\s*ال(?=[\u0600-\u06ff]{2})/g;
/** `نورالدين` and `نور الدين` are one name. */
const ofTheFaith = /([\u0600-\u06ff]{2,20})\s*الدين(?![\u0600-\u06ff])/g;
const ofGod = /([\u0600-\u06ff]{3,20})\s*(?:الله|اللّه)(?![\u0600-\u06ff])/g;

/**
 * Arabic, Persian, Urdu and Pashto words in Latin letters: common names by a table with the vowels that the script
 * leaves out, other words letter by letter. The article stands apart.
 */
export function readArabic(text: string): string {
  return text
    .replace(marks, '')
    .replace(otherShape, (letter) => shapes[letter] ?? letter)
    .replace(/عبد\s*الله(?![\u0600-\u06ff])/g, 'abdullah ')
    .replace(servantOf, '$1abdul ')
    .replace(ofTheFaith, (_, word: string) => `${readWord(word)} uddin`)
    .replace(ofGod, (_, word: string) => `${readWord(word)} ullah`)
    .replace(arabicWord, readWord);
}

function readWord(word: string): string {
  const known = arabicNames.get(word);
  if (known !== undefined) return known;
  const bare = word.startsWith('ال') && word.length >= 4 ? word.slice(2) : undefined;
  if (bare !== undefined) return `al ${arabicNames.get(bare) ?? readLetters(bare)}`;
  return readLetters(word);
}

function readLetters(word: string): string {
  // Alif in front of waw or ya only carries the vowel: اوباما is ubama.
  const letters = Array.from(word.replace(/^ا(?=[وي])/, ''));
  if (letters[0] === 'و' && word.startsWith('ا')) letters[0] = 'ؤ';
  if (letters[0] === 'ي' && word.startsWith('ا')) letters[0] = 'ئ';
  return withPlausibleVowels(letters.map((_, at) => readLetter(letters, at)).join(''));
}

function readLetter(letters: readonly string[], at: number): string {
  const letter = letters[at]!;
  if (letter === 'و') return isGlide(letters, at) ? 'w' : 'u';
  // Between a consonant and a long a it is both, and mostly written as the vowel: ziad, and Persian names in -ian.
  if (letter === 'ي') return isGlide(letters, at) && !(consonants[letters[at - 1]!] && at > 0) ? 'y' : 'i';
  if (letter === 'ه' && at === letters.length - 1 && at > 1) return 'a';
  return consonants[letter] ?? vowels[letter] ?? letter;
}

/** Waw and ya are consonants where a word begins and beside a long a, and vowels elsewhere. */
function isGlide(letters: readonly string[], at: number): boolean {
  return at === 0 || isLongA(letters[at - 1]) || isLongA(letters[at + 1]);
}

function isLongA(letter: string | undefined): boolean {
  return letter === 'ا' || letter === 'آ' || letter === 'ة';
}
