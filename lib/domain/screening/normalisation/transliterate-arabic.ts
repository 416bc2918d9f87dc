import { arabicNames, persianNames } from './arabic-names';
import { insertVowels } from './insert-vowels';

/** Persian, Urdu and Kurdish forms of Arabic letters. */
// prettier-ignore
const arabicForms: Record<string, string> = {
  ی: 'ي', ې: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ە: 'ه', ے: 'ي', أ: 'ا', إ: 'ا', ٱ: 'ا',
};
const nonArabicForm = /[یېکہھۀەےأإٱ]/g;
const marks = /[\u064b-\u065f\u0670\u0640]/g;
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

const persianConsonants: Record<string, string> = { ...consonants, ث: 's', ذ: 'z', ض: 'z' };

const arabicWord = /[\u0600-\u06ff\u0750-\u077f]+/g;
/** Abdul with one of the names of God, with or without a space. */
const compoundWithAbdul = /(^|[^\u0600-\u06ff])عبد\s*ال(?=[\u0600-\u06ff]{2})/g;
const compoundWithUddin = /(?<=[\u0600-\u06ff]{2})\s*الدين(?![\u0600-\u06ff])/g;
const compoundWithUllah = /(?<=[\u0600-\u06ff]{3})\s*(?:الله|اللّه)(?![\u0600-\u06ff])/g;
/** Words often written without the following space: `محمدرضا`, `ابوالحسن`. */
const missingSpace = /(?<![\u0600-\u06ff])(?:(محمد)(?=[\u0600-\u06ff]{3})|(ابو)(?=ال))/g;
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

/** Common names come from a table that has the unwritten vowels. The article becomes a separate word. */
export function transliterateArabic(text: string): string {
  const language = persianLetter.test(text) ? persian : arabic;
  return text
    .replace(marks, '')
    .replace(nonArabicForm, (letter) => arabicForms[letter] ?? letter)
    .replace(/(?<![\u0600-\u06ff])ذو\s*ال(?=[\u0600-\u06ff]{2})/g, 'zul')
    .replace(/عبد\s*الله(?![\u0600-\u06ff])/g, 'abdullah ')
    .replace(compoundWithAbdul, '$1abdul ')
    .replace(compoundWithUddin, ' uddin')
    .replace(compoundWithUllah, ' ullah')
    .replace(missingSpace, '$& ')
    .replace(arabicWord, (word) => transliterateWord(word, language));
}

function transliterateWord(word: string, language: Language): string {
  const known = language.names.get(word);
  if (known !== undefined) return known;
  const bare = word.startsWith('ال') && word.length >= 4 ? word.slice(2) : undefined;
  if (bare !== undefined) return `al ${language.names.get(bare) ?? spellWord(bare, language)}`;
  return spellWord(word, language);
}

function spellWord(word: string, language: Language): string {
  if (language === persian && pashtunEnding.test(word)) return `${spellWord(word.slice(0, -2), language)}zai`;
  // Initial alif before waw or ya only carries the vowel: اوباما is ubama.
  const letters = Array.from(word.replace(/^او/, 'ؤ').replace(/^اي/, 'ئ'));
  const sounds = letters.map((_, at) => spellLetter(letters, at, language));
  return isParticiple(letters) ? sounds.with(2, `${sounds[2]!}e`).join('') : insertVowels(sounds);
}

/** As in Samer and Khaled: a long a after the first of three consonants. */
const isParticiple = (letters: readonly string[]): boolean =>
  letters.length === 4 &&
  letters.every((letter, at) => isVowel(letter) === (at === 1)) &&
  isLongA(letters[1]);

function spellLetter(letters: readonly string[], at: number, { consonants: spellings }: Language): string {
  const letter = letters[at]!;
  const isLast = at === letters.length - 1;
  if (letter === 'و') return isGlideWaw(letters, at) ? 'w' : 'u';
  if (letter === 'ي') return spellYa(letters, at);
  // Ambiguous at the end of a word: a long a in Arabic, an undotted ya in Persian and Egyptian.
  if (letter === 'ى') return 'i';
  if (letter === 'ه' && isLast && at > 1) return 'a';
  // Final ayn is silent after a written vowel.
  if (letter === 'ع' && isLast && isVowel(letters[at - 1])) return '';
  return spellings[letter] ?? vowels[letter] ?? letter;
}

/** Waw is a consonant at the start of a word, next to a long a, and before ya: طويل is tawil. */
function isGlideWaw(letters: readonly string[], at: number): boolean {
  return at === 0 || isLongA(letters[at - 1]) || isLongA(letters[at + 1]) || letters[at + 1] === 'ي';
}

/**
 * Ya is a consonant at the start of a word and after a long a, a diphthong in words such as زيد, and
 * otherwise a vowel.
 */
function spellYa(letters: readonly string[], at: number): string {
  if (at === 0 || isLongA(letters[at - 1])) return at === letters.length - 1 ? 'i' : 'y';
  return letters.length === 3 && at === 1 && !isVowel(letters[0]) && !isVowel(letters[2]) ? 'ai' : 'i';
}

function isLongA(letter: string | undefined): boolean {
  return letter === 'ا' || letter === 'آ' || letter === 'ة';
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && (letter === 'و' || letter === 'ي' || vowels[letter] !== undefined);
}
