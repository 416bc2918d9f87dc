/**
 * Scripts whose names have no single spelling in Latin letters: their sounds, or their consonants, are all
 * that is read.
 */
export type ReadScript = 'han' | 'hangul' | 'arabic';

const scripts: ReadonlyArray<readonly [ReadScript, RegExp]> = [
  ['han', /\p{Script=Han}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['arabic', /\p{Script=Arabic}/u],
];
const otherLetters = /[\p{Script=Latin}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** Undefined for other scripts, and for a name that is only partly written in one. */
export function readScriptOf(name: string): ReadScript | undefined {
  const found = scripts.filter(([, letters]) => letters.test(name));
  return found.length === 1 && !otherLetters.test(name) ? found[0]![0] : undefined;
}
