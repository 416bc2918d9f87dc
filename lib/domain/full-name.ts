/** Voicing marks of kana belong to no script: か゚ has no composed form, and ﾀﾞ is of half width. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー\u3099\u309a\uff9e\uff9f]+$/u;
/** Transcribes names of other languages, in their order: ジョン スミス is John Smith. */
const isKatakana = /^[\p{sc=Katakana}ー\u3099\u309a\uff9e\uff9f]+$/u;

/** Whether the text is in a script that has no spaces between the parts of a name: Han, Hangul and kana. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text);

const isFamilyFirst = (given: string, family: string): boolean =>
  isEastAsian(given) && isEastAsian(family) && !isKatakana.test(family);

/** In the order of the script: the family name first, without a space, in Han, Hangul and kana; otherwise last. */
export function fullNameOf(first_name: string | null | undefined, last_name: string): string {
  const [given, family] = [first_name?.trim() ?? '', last_name.trim()];
  if (isFamilyFirst(given, family)) return `${family}${given}`;
  return [given, family].filter(Boolean).join(' ');
}

/** Whether the texts are one name, of which earlier versions put the given name first in every script. */
export function isSameFullName(earlier: string, name: string): boolean {
  const [given = '', family = '', ...others] = earlier.split(' ');
  return earlier === name || (others.length === 0 && fullNameOf(given, family) === name);
}
