import anyAscii from 'any-ascii';
import { unmixScripts } from './homoglyphs';
import { readArabic } from './transliterate-arabic';
import { readArmenian } from './transliterate-armenian';
import { readBurmese } from './transliterate-burmese';
import { readCyrillic } from './transliterate-cyrillic';
import { readGreek } from './transliterate-greek';
import { hanReadings } from './transliterate-han';
import { readHangul } from './transliterate-hangul';
import { readHebrew } from './transliterate-hebrew';
import { readIndic } from './transliterate-indic';
import { mayHoldL, readKana, readKanaWithL } from './transliterate-kana';
import { readKhmer } from './transliterate-khmer';
import { readThai } from './transliterate-thai';
import { readWadeGiles } from './wade-giles';

/**
 * Scripts that any-ascii reads worse than it could be done, each with its reader, which leaves other scripts
 * alone.
 */
const scriptReaders: ReadonlyArray<readonly [script: RegExp, read: (text: string) => string]> = [
  [/\p{Script=Cyrillic}/u, readCyrillic],
  [/\p{Script=Arabic}/u, readArabic],
  [/\p{Script=Hangul}/u, readHangul],
  [/[\p{Script=Katakana}\p{Script=Hiragana}]/u, readKana],
  [/[\u0900-\u0d7f]/, readIndic],
  [/\p{Script=Hebrew}/u, readHebrew],
  [/\p{Script=Greek}/u, readGreek],
  [/\p{Script=Thai}/u, readThai],
  [/\p{Script=Armenian}/u, readArmenian],
  [/\p{Script=Myanmar}/u, readBurmese],
  [/\p{Script=Khmer}/u, readKhmer],
];

/** Joiners, direction marks, soft hyphens, control characters, and fillers that show nothing. */
const invisible =
  /[\p{Cf}\p{Cc}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\p{Extended_Pictographic}\ufe0f]/gu;
const han = /\p{Script=Han}/u;
// eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
const beyondAscii = /[^\x00-\x7f]/;
/** Beyond the letters of Latin; punctuation lies there too, and needs no reader. */
const beyondLatin = /[\u0250-\u1dff\u1f00-\uffff]/;
/** Azerbaijani writes e for the a of others: Əliyev is Aliyev. */
const schwa = /[əƏ]/g;

/** A name in ASCII letters. Any text is taken: what shows nothing or says nothing is left out. */
export function transliterate(name: string): string {
  return beyondAscii.test(name) ? readingsBeyondAscii(name)[0]! : name;
}

/** A name in ASCII letters, in each way to read it; that of `transliterate` first. */
export function transliterationsOf(name: string): string[] {
  const readings = beyondAscii.test(name) ? readingsBeyondAscii(name) : [name];
  const pinyin = name.includes('-') ? readWadeGiles(readings[0]!) : undefined;
  return pinyin === undefined ? readings : [...readings, pinyin];
}

function readingsBeyondAscii(name: string): string[] {
  // NFKC and not NFKD: a letter such as й keeps the mark that its transliteration depends on.
  const visible = name.normalize('NFKC').replace(invisible, '').replace(schwa, 'a');
  if (!beyondLatin.test(visible)) return [anyAscii(visible)];
  const unmixed = unmixScripts(visible);
  const withoutHan = han.test(unmixed) ? hanReadings(unmixed) : [unmixed];
  const readings = withoutHan.map(readScripts);
  return mayHoldL(unmixed) ? [...readings, ...withoutHan.map(readKanaWithL).map(readScripts)] : readings;
}

function readScripts(text: string): string {
  const read = scriptReaders.reduce(
    (done, [script, readScript]) => (script.test(done) ? readScript(done) : done),
    text,
  );
  return anyAscii(read);
}
