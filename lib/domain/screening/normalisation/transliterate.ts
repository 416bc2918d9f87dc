import anyAscii from 'any-ascii';
import { unifyScripts } from './homoglyphs';
import { transliterateArabic } from './transliterate-arabic';
import { transliterateArmenian } from './transliterate-armenian';
import { transliterateBurmese } from './transliterate-burmese';
import { transliterateCyrillic } from './transliterate-cyrillic';
import { transliterateGreek } from './transliterate-greek';
import { markedBySound, romanisedFromLatin, turkicBySound } from './orthographies';
import { hanReadings } from './transliterate-han';
import { transliterateHangul } from './transliterate-hangul';
import { transliterateHebrew } from './transliterate-hebrew';
import { transliterateIndic } from './transliterate-indic';
import { mayHoldL, transliterateKana, transliterateKanaWithL } from './transliterate-kana';
import { kurdishOrUyghur, transliterateKurdishOrUyghur } from './transliterate-kurdish-and-uyghur';
import { transliterateKhmer } from './transliterate-khmer';
import { transliterateSinhala } from './transliterate-sinhala';
import { transliterateThai } from './transliterate-thai';
import { wadeGilesToPinyin } from './wade-giles';

const transliterators: ReadonlyArray<readonly [script: RegExp, transliterate: (text: string) => string]> = [
  [/\p{Script=Cyrillic}/u, transliterateCyrillic],
  [kurdishOrUyghur, transliterateKurdishOrUyghur],
  [/\p{Script=Arabic}/u, transliterateArabic],
  [/\p{Script=Hangul}/u, transliterateHangul],
  [/[\p{Script=Katakana}\p{Script=Hiragana}]/u, transliterateKana],
  [/[\u0900-\u0d7f]/, transliterateIndic],
  [/\p{Script=Sinhala}/u, transliterateSinhala],
  [/\p{Script=Hebrew}/u, transliterateHebrew],
  [/\p{Script=Greek}/u, transliterateGreek],
  [/\p{Script=Thai}/u, transliterateThai],
  [/\p{Script=Armenian}/u, transliterateArmenian],
  [/\p{Script=Myanmar}/u, transliterateBurmese],
  [/\p{Script=Khmer}/u, transliterateKhmer],
];

/** Joiners, direction marks, soft hyphens, control characters and invisible fillers. */
const invisible =
  /[\p{Cf}\p{Cc}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\p{Extended_Pictographic}\ufe0f]/gu;
const han = /\p{Script=Han}/u;
const beyondAscii = /\P{ASCII}/u;
/** Beyond the Latin letters. Includes punctuation, which the transliterators leave alone. */
const beyondLatin = /[\u0250-\u1dff\u1f00-\uffff]/;
/** Scripts whose readings are in no national spelling. */
const beyondNational =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u0900-\u0dff]/u;
/** Azerbaijani ə is usually romanised as a: Əliyev is Aliyev. */
const schwa = /[əƏ]/g;

/** Spanish records abbreviate María. */
const ofMary = /(?<!\p{L})M\.?ª\.?/gu;
/** Irish: Ó Súilleabháin is O'Sullivan. */
const ofGrandson = /(?<!\p{L})Ó\s(?=\p{Lu})/gu;

export function transliterate(name: string): string {
  return beyondAscii.test(name) ? readingsBeyondAscii(name)[0]! : name;
}

/** The most likely reading first. Accepts any text; invisible characters are removed. */
export function transliterationsOf(name: string): string[] {
  const readings = beyondAscii.test(name) ? readingsBeyondAscii(name) : [name];
  const pinyin = name.includes('-') ? wadeGilesToPinyin(readings[0]!) : [];
  const others = [
    ...pinyin,
    beyondNational.test(name) ? undefined : romanisedFromLatin(readings[0]!),
    ...(beyondAscii.test(name) ? readingsBySound(name) : []),
  ];
  return [...readings, ...others.filter((reading) => reading !== undefined)];
}

function readingsBySound(name: string): string[] {
  const whole = name.normalize('NFKC');
  const turkic = turkicBySound(whole);
  const read = turkic.length > 0 ? turkic : [markedBySound(whole)].filter((reading) => reading !== undefined);
  return read.map((reading) => anyAscii(reading));
}

function readingsBeyondAscii(name: string): string[] {
  // NFKC, not NFKD: letters such as й must keep the mark that their transliteration depends on.
  const visible = name
    .replace(ofMary, 'Maria')
    .replace(ofGrandson, "O'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(schwa, 'a');
  if (!beyondLatin.test(visible)) return [anyAscii(visible)];
  const unmixed = unifyScripts(visible);
  const romanised = han.test(unmixed) ? hanReadings(unmixed) : [unmixed];
  const readings = romanised.map(transliterateScripts);
  return mayHoldL(unmixed)
    ? [...readings, ...romanised.map(transliterateKanaWithL).map(transliterateScripts)]
    : readings;
}

function transliterateScripts(text: string): string {
  const read = transliterators.reduce(
    (done, [script, transliterateScript]) => (script.test(done) ? transliterateScript(done) : done),
    text,
  );
  return anyAscii(read);
}
