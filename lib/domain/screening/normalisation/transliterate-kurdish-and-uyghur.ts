import { arabicNames } from './arabic-names';
import { insertVowels } from './insert-vowels';

/** Letters that Arabic, Persian and Urdu do not have: Central Kurdish and Uyghur also write their vowels. */
export const kurdishOrUyghur = /[ەێۆڵڕۇۈۋڭ]/;
const uyghurLetter = /[ۇۈۋڭ]/;

// prettier-ignore
const consonants: Record<string, string> = {
  ب: 'b', پ: 'p', ت: 't', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ر: 'r', ڕ: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh',
  ع: '', غ: 'gh', ف: 'f', ڤ: 'v', ق: 'q', ک: 'k', ك: 'k', گ: 'g', ڭ: 'ng', ل: 'l', ڵ: 'l', م: 'm', ن: 'n', ھ: 'h', ه: 'h',
  ۋ: 'w', ئ: '', ص: 's', ط: 't', ظ: 'z', ض: 'z', ذ: 'z', ث: 's',
};
const shared: Record<string, string> = { ا: 'a', ۆ: 'o', ۇ: 'u', ۈ: 'u', ې: 'e', ێ: 'e' };
const kurdishVowels: Record<string, string> = { ...shared, ە: 'a' };
const uyghurVowels: Record<string, string> = { ...shared, ە: 'e', و: 'o', ى: 'i' };

const arabicWord = /[\u0600-\u06ff]+/g;

/** Central Kurdish and Uyghur: ئازاد is Azad, and ئايگۈل Aygul. */
export function transliterateKurdishOrUyghur(text: string): string {
  const vowels = uyghurLetter.test(text) ? uyghurVowels : kurdishVowels;
  return text.replace(arabicWord, (word) => arabicNames.get(word) ?? spellWord(word, vowels));
}

function spellWord(word: string, vowels: Readonly<Record<string, string>>): string {
  const letters = Array.from(word.replaceAll('وو', 'ۇ'));
  const isVowel = (at: number) => vowels[letters[at] ?? ''] !== undefined;
  const spelled = letters.map((letter, at) => {
    const vowel = vowels[letter] ?? consonants[letter];
    if (vowel !== undefined) return vowel;
    const isGlide = at === 0 || isVowel(at - 1) || isVowel(at + 1);
    if (letter === 'و') return isGlide ? 'w' : 'u';
    return isGlide ? 'y' : 'i';
  });
  return insertVowels(spelled, 'i');
}
