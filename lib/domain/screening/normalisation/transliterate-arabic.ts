import { arabicNames, persianNames } from './arabic-names';
import { withPlausibleVowels } from './insert-vowels';

/** Letters of Persian, Urdu and Kurdish that are Arabic ones in another shape. */
// prettier-ignore
const shapes: Record<string, string> = {
  ی: 'ي', ې: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ە: 'ه', ے: 'ي', أ: 'ا', إ: 'ا', ٱ: 'ا',
};
const otherShape = /[یېکہھۀەےأإٱ]/g;
const marks = /[\u064b-\u065f\u0670\u0640]/g;
/** Letters that Arabic does not have, or has in another shape. */
const persianLetter = /[پچژگکیېہےںٹڈڑټډړښ]/;

// prettier-ignore
const consonants: Record<string, string> = {
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's',
  ض: 'd',
  ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', پ: 'p', چ: 'ch', ژ: 'zh',
  گ: 'g',
  ٹ: 't', ڈ: 'd', ڑ: 'r', ں: 'n', ڤ: 'v', ړ: 'r', ټ: 't', ډ: 'd', ڼ: 'n', ښ: 'sh', ځ: 'z', څ: 'ts', ږ: 'zh',
  ۋ: 'v',
};
const vowels: Record<string, string> = { ا: 'a', آ: 'a', ع: 'a', ى: 'a', ة: 'a', ء: '', ؤ: 'u', ئ: 'i' };

/** Arabic letters that Persian, Pashto and Urdu say otherwise. */
const persianConsonants: Record<string, string> = { ...consonants, ث: 's', ذ: 'z', ض: 'z' };

const arabicWord = /[\u0600-\u06ff\u0750-\u077f]+/g;
/** The servant of one of God's names, with or without a space between. */
const servantOf = /(^|[^\u0600-\u06ff])عبد\s*ال(?=[\u0600-\u06ff]{2})/g;
/** `نورالدين` and `نور الدين` are one name. */
const ofTheFaith = /(?<=[\u0600-\u06ff]{2})\s*الدين(?![\u0600-\u06ff])/g;
const ofGod = /(?<=[\u0600-\u06ff]{3})\s*(?:الله|اللّه)(?![\u0600-\u06ff])/g;
/** What often has no space behind it: `محمدرضا`, `ابوالحسن`. */
const writtenTogether = /(?<![\u0600-\u06ff])(?:(محمد)(?=[\u0600-\u06ff]{3})|(ابو)(?=ال))/g;
const pashtunEnding = /(?<=[^اوي])زي$/;

interface Language {
  names: ReadonlyMap<string, string>;
  consonants: Readonly<Record<string, string>>;
}

const arabic: Language = { names: arabicNames, consonants };
const persian: Language = {
  names: new Map([...arabicNames, ...persianNames]),
  consonants: persianConsonants,
};

/**
 * Arabic, Persian, Urdu and Pashto words in Latin letters: common names by a table with the vowels that the
 * script leaves out, other words letter by letter. The article stands apart.
 */
export function readArabic(text: string): string {
  const language = persianLetter.test(text) ? persian : arabic;
  return text
    .replace(marks, '')
    .replace(otherShape, (letter) => shapes[letter] ?? letter)
    .replace(/عبد\s*الله(?![\u0600-\u06ff])/g, 'abdullah ')
    .replace(servantOf, '$1abdul ')
    .replace(ofTheFaith, ' uddin')
    .replace(ofGod, ' ullah')
    .replace(writtenTogether, '$& ')
    .replace(arabicWord, (word) => readWord(word, language));
}

function readWord(word: string, language: Language): string {
  const known = language.names.get(word);
  if (known !== undefined) return known;
  const bare = word.startsWith('ال') && word.length >= 4 ? word.slice(2) : undefined;
  if (bare !== undefined) return `al ${language.names.get(bare) ?? readLetters(bare, language)}`;
  return readLetters(word, language);
}

function readLetters(word: string, language: Language): string {
  if (language === persian && pashtunEnding.test(word))
    return `${readLetters(word.slice(0, -2), language)}zai`;
  // Alif in front of waw or ya only carries the vowel: اوباما is ubama.
  const letters = Array.from(word.replace(/^او/, 'ؤ').replace(/^اي/, 'ئ'));
  return withPlausibleVowels(letters.map((_, at) => readLetter(letters, at, language)));
}

function readLetter(letters: readonly string[], at: number, { consonants: spellings }: Language): string {
  const letter = letters[at]!;
  const isLast = at === letters.length - 1;
  if (letter === 'و') return isGlideWaw(letters, at) ? 'w' : 'u';
  if (letter === 'ي') return readYa(letters, at);
  // A doubtful ending: Arabic has a long a there, Persian and Egyptian a ya without its dots.
  if (letter === 'ى') return 'i';
  if (letter === 'ه' && isLast && at > 1) return 'a';
  // Behind a vowel that is written, ayn at the end is not heard.
  if (letter === 'ع' && isLast && isVowel(letters[at - 1])) return '';
  return spellings[letter] ?? vowels[letter] ?? letter;
}

/** Waw is a consonant where a word begins, beside a long a and in front of ya: طويل is tawil. */
function isGlideWaw(letters: readonly string[], at: number): boolean {
  return at === 0 || isLongA(letters[at - 1]) || isLongA(letters[at + 1]) || letters[at + 1] === 'ي';
}

/**
 * Ya is a consonant where a word begins and behind a long a, the diphthong in words such as زيد, and else a
 * vowel.
 */
function readYa(letters: readonly string[], at: number): string {
  if (at === 0 || isLongA(letters[at - 1])) return at === letters.length - 1 ? 'i' : 'y';
  return letters.length === 3 && at === 1 && !isVowel(letters[0]) && !isVowel(letters[2]) ? 'ai' : 'i';
}

function isLongA(letter: string | undefined): boolean {
  return letter === 'ا' || letter === 'آ' || letter === 'ة';
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && (letter === 'و' || letter === 'ي' || vowels[letter] !== undefined);
}
