import anyAscii from 'any-ascii';
import { cantoneseName } from './cantonese-names';
import {
  companyWords,
  wordsOfLongNames,
  familyNames,
  familyNamesOfTwo,
  familyReadings,
} from './chinese-names';
import {
  readingsOfFamilyParts,
  romaniseJapaneseGivenName,
  romaniseJapaneseFamilyName,
  romaniseJapaneseName,
} from './japanese-names';
import { readingsOfJapaneseCompany } from './japanese-companies';
import { hanjaToHangul } from './korean-hanja';
import { romaniseTranscription } from './xinhua-transcription';

const onlyHan = /^\p{Script=Han}+$/u;
const hanRun = /[\p{Script=Han}々]+/gu;
const kana = /[\p{Script=Katakana}\p{Script=Hiragana}]/u;
const foreignNameDot = /\p{Script=Han}\s?[·・‧•]\s?\p{Script=Han}/u;
const longestCompanyWord = 7;
const minLongName = 5;
type CompanyWords = ReadonlyMap<string, string>;

/**
 * Every way to read the Han characters of a text: in Latin letters, or in Hangul for a Korean name. Mandarin
 * is first unless it is unlikely. Other scripts are left as they are.
 */
export function hanReadings(text: string): string[] {
  return readingsInOrder(familyFirst(text), asJapanese(text));
}

/** If a space separates the family name at the end, as Western forms require: 国伟 周. */
function familyFirst(text: string): string {
  const runs = text.trim().split(/\s+/);
  const isName = runs.length > 1 && runs.every((run) => run.length <= 2 && onlyHan.test(run));
  const [first, last] = [runs[0]!, runs.at(-1)!];
  return isName && isFamilyName(last) && !isFamilyName(first) ? [last, ...runs.slice(0, -1)].join(' ') : text;
}

const isFamilyName = (run: string): boolean => familyNames.has(run) || familyNamesOfTwo.has(run);

function readingsInOrder(text: string, japanese: ReadonlyArray<string | undefined>): string[] {
  const company = readingsOfJapaneseCompany(text);
  if (company.length > 0) return company;
  const others = [asForeign(text, 'l'), asForeign(text, 'r'), ...japanese, asKorean(text), asCantonese(text)];
  const mandarin = asMandarin(text);
  const known = others.filter((reading) => reading !== undefined);
  return isUnlikelyChinese(text) && known.length > 0 ? [...known, mandarin] : [mandarin, ...known];
}

/** Adjacent kana, or more characters than a Chinese name has, make another possible reading more likely. */
function isUnlikelyChinese(text: string): boolean {
  const characters = (text.match(hanRun) ?? []).join('');
  return kana.test(text) || (characters.length >= 4 && !familyNamesOfTwo.has(characters.slice(0, 2)));
}

function asMandarin(text: string): string {
  const isForeign = foreignNameDot.test(text);
  const isApart = (text.match(hanRun)?.length ?? 0) > 1;
  return text.replace(
    hanRun,
    (run) => ` ${isForeign || isApart ? (familyReadings[run] ?? joined(run)) : mandarinName(run)} `,
  );
}

/** Family and given name as one word each. Company words are translated as lists do. */
function mandarinName(run: string): string {
  const company = translateCompany(run);
  if (company !== undefined) return company;
  const familyLength = familyNamesOfTwo.has(run.slice(0, 2)) ? 2 : 1;
  const [family, given] = [run.slice(0, familyLength), run.slice(familyLength)];
  const isPerson = (familyLength === 2 || familyNames.has(family)) && given.length >= 1 && given.length <= 2;
  return isPerson
    ? `${familyReadings[family] ?? joined(family)} ${joined(given)}`
    : Array.from(run, joined).join(' ');
}

function translateCompany(run: string): string | undefined {
  const known = run.length >= minLongName ? wordsOfLongNames : companyWords;
  const after = wordsAtEnd(run, known);
  const words: string[] = [];
  let spelled = '';
  let at = 0;
  const name = run.slice(0, after.start);
  while (at < name.length) {
    const found = companyWordAt(name, at, known);
    if (found === undefined) {
      spelled += name[at]!;
      at += 1;
      continue;
    }
    words.push(joined(spelled), found.words);
    spelled = '';
    at += found.length;
    if (afterPlaces.has(name.charAt(at))) at += 1;
  }
  const all = [...words, joined(spelled), ...after.words];
  return words.length + after.words.length === 0 ? undefined : all.filter((word) => word !== '').join(' ');
}

/** What a company does is last, before its legal form. */
function wordsAtEnd(run: string, known: CompanyWords): { words: string[]; start: number } {
  const words: string[] = [];
  let start = run.length;
  for (;;) {
    const length = lengths.find((count) => count <= start && known.has(run.slice(start - count, start)));
    if (length === undefined) return { words, start };
    words.unshift(known.get(run.slice(start - length, start))!);
    start -= length;
  }
}

const lengths = Array.from({ length: longestCompanyWord - 1 }, (_, at) => longestCompanyWord - at);

/** City and province, after the name of one. */
const afterPlaces = new Set(['市', '省']);

function companyWordAt(
  run: string,
  at: number,
  known: CompanyWords,
): { words: string; length: number } | undefined {
  for (let length = longestCompanyWord; length >= 2; length -= 1) {
    const words = known.get(run.slice(at, at + length));
    if (words !== undefined) return { words, length };
  }
  return undefined;
}

function joined(run: string): string {
  return anyAscii(run).toLowerCase();
}

function asForeign(text: string, liquid: 'l' | 'r'): string | undefined {
  return foreignNameDot.test(text)
    ? replaceRuns(text, (run) => romaniseTranscription(run, liquid))
    : undefined;
}

function asJapanese(text: string): Array<string | undefined> {
  const runs = text.match(hanRun) ?? [];
  if (runs.length === 1 && !kana.test(text)) return [replaceRuns(text, romaniseFullName)];
  if (runs.length > 2) return [];
  const [family = ''] = runs;
  const known = romaniseJapaneseFamilyName(family);
  const readings = known === undefined ? readingsOfFamilyParts(family) : [known];
  return readings.map((reading) =>
    replaceRuns(text, (run) => (run === family ? reading : romaniseJapaneseGivenName(run))),
  );
}

function romaniseFullName(run: string): string | undefined {
  const name = romaniseJapaneseName(run);
  return name === undefined ? romaniseJapaneseFamilyName(run) : `${name.family} ${name.given}`;
}

function asKorean(text: string): string | undefined {
  const runs = text.match(hanRun) ?? [];
  if (runs.length !== 1) return undefined;
  return replaceRuns(text, hanjaToHangul);
}

function asCantonese(text: string): string | undefined {
  const runs = text.match(hanRun) ?? [];
  return runs.length === 1 && !kana.test(text) ? replaceRuns(text, cantoneseName) : undefined;
}

function replaceRuns(text: string, read: (run: string) => string | undefined): string | undefined {
  let isRead = true;
  const replaced = text.replace(hanRun, (run) => {
    const reading = read(run);
    isRead &&= reading !== undefined;
    return ` ${reading ?? ''} `;
  });
  return isRead ? replaced : undefined;
}
