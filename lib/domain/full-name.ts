const isEastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** Transcribes names of other languages, in their order: ジョン スミス is John Smith. */
const isKatakana = /^[\p{sc=Katakana}ー]+$/u;

const isFamilyFirst = (given: string, family: string): boolean =>
  isEastAsian.test(given) && isEastAsian.test(family) && !isKatakana.test(family);

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
