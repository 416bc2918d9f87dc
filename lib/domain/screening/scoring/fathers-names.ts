import type { ScreeningModel } from '../model';
import type { NamePart } from './name-parts';
import { toWord, wordSimilarity, type Similarity } from './similarity';
import { areNicknames } from '../normalisation/nicknames';

// prettier-ignore
const marksBefore = new Set('bin ibn ben bint bent binti binte bt bte bti arap ag ould uld wald walad wuld'.split(' '));
const marksAfter = new Set('oglu ogly ogli ugli qizi kyzy kizi gizi'.split(' '));

/** Son or daughter of the following name. */
const isMarkBefore = ({ text }: NamePart): boolean => marksBefore.has(text);
/** Son or daughter of the preceding name. */
export const isMarkAfter = ({ text }: NamePart): boolean => marksAfter.has(text);
export const isMark = (part: NamePart): boolean => isMarkBefore(part) || isMarkAfter(part);

/**
 * The names after `bin` and the like, unless at the end of the name, where they are a family name, and those before `oglu`,
 * unless at the start.
 */
export const namesOfFathers = (parts: readonly NamePart[]): NamePart[] =>
  parts.filter(
    (_, at) => isInside(parts, at) && (isMarkBefore(parts[at - 1]!) || isMarkAfter(parts[at + 1]!)),
  );

const isInside = (parts: readonly NamePart[], at: number): boolean => at > 0 && at < parts.length - 1;

const isBeforeMark = (parts: readonly NamePart[], at: number): boolean =>
  isInside(parts, at) && isMarkAfter(parts[at + 1]!);

const patronymicEnding =
  /(?:(?:[oe]|iye|ie|ye|[oe]y)v(?:ich|itch|na)|[oey]vych|[iy]vna|uly|[kq][iy]zy|avich|[aoe]una|i[oe]vych|iyovych)$/;
const leastSimilar = 0.8;

/** Of a father's name in two languages: Bolatuly, Bolatovich and Bolat oglu. Undefined for other words. */
export function fathersSimilarity(
  query: readonly NamePart[],
  at: number,
  candidate: readonly NamePart[],
  other: number,
  model: ScreeningModel,
): Similarity | undefined {
  const form = model.likeness.patronymic_form;
  if (query[at]!.wordClass !== 'patronymic' && candidate[other]!.wordClass !== 'patronymic') return undefined;
  const [a, b] = [fatherNamed(query, at), fatherNamed(candidate, other)];
  if (a === undefined || b === undefined) return undefined;
  if (a.name !== b.name && areForms(a.name, b.name)) return { value: form, kind: 'nickname' };
  if (a.ending === b.ending) return undefined;
  const { value } = wordSimilarity(toWord(a.name), toWord(b.name), model);
  return value < leastSimilar ? undefined : { value: value * form, kind: 'nickname' };
}

/** Vladimir and Uladzimir, or with the vowel that the ending has swallowed Sergei and Siarhei. */
function areForms(a: string, b: string): boolean {
  const [ofA, ofB] = [withEndings(a), withEndings(b)];
  return ofA.some((one) => ofB.some((other) => areNicknames(one, other)));
}

const withEndings = (name: string): string[] =>
  ['', 'i', 'y', 'iy', 'ei', 'ey'].map((ending) => name + ending);

/** The ending is a sign of the language. */
function fatherNamed(parts: readonly NamePart[], at: number): { name: string; ending: string } | undefined {
  const { text, wordClass } = parts[at]!;
  if (isBeforeMark(parts, at)) return { name: text, ending: '' };
  const ending = wordClass === 'patronymic' ? patronymicEnding.exec(text)?.[0] : undefined;
  if (ending === undefined) return undefined;
  const language = ending.endsWith('una') ? 'una' : ending.slice(-1);
  return { name: text.slice(0, -ending.length), ending: language };
}
