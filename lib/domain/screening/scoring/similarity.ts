import { differByConfusables } from './confusable-characters';
import { editDistance } from './edit-distance';
import { lacksOnlyVowels, lacksVowels } from './left-out-vowels';
import { countDifferingLetters, letterMask } from './letter-masks';
import { areSpellingsOfXi, skeletonOf, soundTheSame } from './sound';
import type { ScreeningModel, SimilarityModel } from '../model';
import {
  areDifferentNames,
  areAttestedApart,
  areKnownToDiffer,
  areOneSyllable,
  countSyllables,
  isAttestedName,
} from '../normalisation/attested-names';
import { haveOtherEndings, restsOfCompounds } from '../normalisation/compounds';
import { areCounterparts } from '../normalisation/counterparts';
import { costWithoutDiphthongs } from '../normalisation/respellings';
import { areFurtherForms } from '../normalisation/further-forms';
import type { ReadScript } from '../normalisation/scripts';
import { isShortened, nameFormOf, type NameForm } from '../normalisation/nicknames';
import { isLetterOfTwo } from '../normalisation/word-classes';

/** 0 (no more than chance) to 1 (the same). */
export interface Similarity {
  value: number;
  kind:
    | 'exact'
    | 'typo'
    | 'sound'
    | 'vowels'
    | 'misread'
    | 'cut'
    | 'nickname'
    | 'romanised'
    | 'other_name'
    | 'initial'
    | 'none';
}

export interface Word {
  text: string;
  /** See `skeletonOf`. */
  skeleton: string;
  /** See `letterMask`. */
  letters: number;
  /** Digits allow no typos. */
  hasDigits: boolean;
  /** For a query word whose name is written in such a script. */
  readFrom?: ReadScript;
  /** For a query word that reads as two Chinese syllables, in a name that is not Chinese: Touma. */
  isSyllabicByChance?: boolean;
  /** For a query word: the words that the lists in force attest as spellings of the same name. */
  spellings?: ReadonlySet<string>;
}

const lastDigit = '9'.charCodeAt(0);

export const notAlike: Similarity = { value: 0, kind: 'none' };
const exact: Similarity = { value: 1, kind: 'exact' };

const minCutLength = 3;
const minLengthForVowelCost = 5;
/** In letters. */
const maxSyllable = 6;

export function toWord(text: string): Word {
  return wordOf(text, skeletonOf(text), letterMask(text));
}

export function wordOf(text: string, skeleton: string, letters: number): Word {
  return { text, skeleton, letters, hasDigits: holdsDigits(text) };
}

export function wordSimilarity(a: Word, b: Word, model: ScreeningModel): Similarity {
  const { likeness } = model;
  if (a.text === b.text) return exact;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (shorter.text.length === 1 || isLetterOfTwo(shorter.text))
    return initialSimilarity(shorter.text, longer.text, likeness);
  if (differByConfusables(a.text, b.text)) return { value: likeness.misread, kind: 'misread' };
  if (a.hasDigits || b.hasDigits) return notAlike;

  const spelt = letterSimilarity(shorter, longer, likeness);
  // Looked up only where a form counts for more. Forms in other languages are one name, whatever their letters.
  const form =
    spelt.value < Math.max(likeness.nickname, likeness.romanised) ? formOf(a.text, b.text) : undefined;
  if (form === 'national') return better(spelt, { value: likeness.national_form, kind: 'nickname' });
  const best = form === undefined ? spelt : better(spelt, { value: likeness[form], kind: form });
  if (best.value < likeness.national_form) {
    if (isShortened(a.text, b.text)) return better(best, { value: likeness.shortened, kind: 'nickname' });
    if (areSpellingsOfSyllable(a, b)) return { value: likeness.national_form, kind: 'sound' };
  }
  return best.value < likeness.least ? notAlike : unlessAnother(best, a, b, model);
}

/** By the letters alone: misspelt, heard, or with some of them left out. */
function letterSimilarity(shorter: Word, longer: Word, model: SimilarityModel): Similarity {
  const { length } = longer.text;
  const soundsAlike = shorter.skeleton.length >= 2 && shorter.skeleton === longer.skeleton;
  const allowed = maxEdits(shorter.text.length);
  const edits =
    soundsAlike || mayBeTypo(shorter, longer, allowed)
      ? weightedEdits(shorter.text, longer.text, soundsAlike ? length : allowed, model)
      : Infinity;

  let best = notAlike;
  if (edits <= allowed) {
    const factor = shorter.text.charCodeAt(0) === longer.text.charCodeAt(0) ? 1 : model.first_letter_factor;
    best = { value: typoSimilarity(edits, length, factor, model), kind: 'typo' };
  }
  if (soundsAlike) best = better(best, { value: soundSimilarity(edits, length, model), kind: 'sound' });
  const isSubset = (shorter.letters & ~longer.letters) === 0;
  return isSubset ? better(best, subsetSimilarity(shorter, longer, model)) : best;
}

/** Cheap, because few words differ in so few letters. */
const mayBeTypo = (shorter: Word, longer: Word, allowed: number): boolean =>
  longer.text.length - shorter.text.length <= allowed &&
  countDifferingLetters(shorter.letters, longer.letters) <= 2 * allowed;

const formOf = (a: string, b: string): NameForm | undefined =>
  nameFormOf(a, b) ?? (areFurtherForms(a, b) ? 'national' : undefined);

/** Of Cantonese or Korean, in Latin letters. */
const areSpellingsOfSyllable = (a: Word, b: Word): boolean =>
  Math.max(a.text.length, b.text.length) <= maxSyllable &&
  a.readFrom === undefined &&
  areOneSyllable(a.text, b.text);

function unlessAnother(similarity: Similarity, a: Word, b: Word, model: ScreeningModel): Similarity {
  const { other_name, other_reading } = model.likeness;
  const { value, kind } = similarity;
  if (value > other_name && (isAnotherName(a, b) || isAnotherCompound(a, b, model)))
    return { value: other_name, kind: 'other_name' };
  return value > other_reading && isAnotherReading(a, b, kind)
    ? { value: other_reading, kind: 'other_name' }
    : similarity;
}

/**
 * Whether two words with similar Latin letters differ in their original characters: a reading contains no
 * slips.
 */
function isAnotherReading(query: Word, listed: Word, kind: Similarity['kind']): boolean {
  const { readFrom } = query;
  if (readFrom === undefined || kind === 'nickname' || kind === 'romanised') return false;
  return readFrom === 'arabic'
    ? writtenConsonants(query) !== writtenConsonants(listed)
    : countSyllables(query.text) > 0 && countSyllables(listed.text) === 0;
}

/** Arabic writes consonants; an h or w may be left out, or stand for a vowel. */
function writtenConsonants({ skeleton }: Word): string {
  return skeleton.replace(/[Aaeiouhv]/g, '');
}

/** An edit that turns one name into another is a difference rather than a slip. */
export function isAnotherName(a: Word, b: Word): boolean {
  return !a.spellings?.has(b.text) && areApart(a, b) && !differInDoubledLetters(a.text, b.text);
}

function areApart(a: Word, b: Word): boolean {
  if (areCounterparts(a.text, b.text)) return true;
  const differ = a.isSyllabicByChance ? areKnownToDiffer : areDifferentNames;
  if (!differ(a.text, b.text)) return false;
  const isHeardAlike =
    countSyllables(a.text) > 0 && countSyllables(b.text) > 0 ? areSpellingsOfXi : soundTheSame;
  return a.skeleton !== b.skeleton || !isHeardAlike(a.text, b.text);
}

/** Manan and Mannan. */
function differInDoubledLetters(a: string, b: string): boolean {
  if (a.length === b.length) return false;
  return a.replace(doubled, '$1') === b.replace(doubled, '$1');
}

const doubled = /([^aeiou])\1/g;

/** Abdulrahim is not Abdulrahman: the common part of compounds says nothing. */
function isAnotherCompound(a: Word, b: Word, model: ScreeningModel): boolean {
  if (a.spellings?.has(b.text)) return false;
  if (haveOtherEndings(a.text, b.text)) return true;
  const rests = restsOfCompounds(a.text, b.text);
  if (rests === undefined || rests[0] === rests[1]) return false;
  if (costWithoutDiphthongs(...rests) <= model.likeness.joined_respelt) return false;
  if (weightedEdits(...rests, 1, model.likeness) <= 1)
    return rests[0].length === rests[1].length && rests.every(isAttestedName) && areAttestedApart(...rests);
  const { kind } = wordSimilarity(toWord(rests[0]), toWord(rests[1]), model);
  return kind === 'none' || kind === 'other_name';
}

/** Replacing one vowel by another may count as half an edit. */
export function maxEdits(length: number): number {
  if (length <= 2) return 0;
  if (length <= 5) return 1;
  if (length <= 7) return 2;
  return length <= 9 ? 2.5 : 3;
}

/** See `editDistance`. In a short word a vowel counts in full, as it is half of a one-syllable name. */
export function weightedEdits(a: string, b: string, limit: number, model: SimilarityModel): number {
  const isShort = Math.min(a.length, b.length) < minLengthForVowelCost;
  return editDistance(a, b, limit, { vowel: isShort ? 1 : model.vowel_slip, far: model.far_letter });
}

/** @param length of the longer word */
export function typoSimilarity(
  edits: number,
  length: number,
  factor: number,
  model: SimilarityModel,
): number {
  return 1 - (model.typo_cost * edits ** model.typo_power * factor) / (length + model.typo_room);
}

/** Of words with the same skeleton. @param length of the longer word */
export function soundSimilarity(edits: number, length: number, model: SimilarityModel): number {
  return model.sound_share + (1 - model.sound_share) * (1 - edits / length);
}

function initialSimilarity(initial: string, word: string, model: SimilarityModel): Similarity {
  return word.startsWith(initial) ? { value: model.initial, kind: 'initial' } : notAlike;
}

/** Vowels may be missing, or the end may be cut off. */
function subsetSimilarity(shorter: Word, longer: Word, model: SimilarityModel): Similarity {
  const share = shorter.text.length / longer.text.length;
  const isCut =
    shorter.text.length >= minCutLength && share >= model.least_cut && longer.text.startsWith(shorter.text);
  const cut: Similarity = isCut ? { value: model.cut + (1 - model.cut) * share, kind: 'cut' } : notAlike;
  return lacksOnlyVowels(shorter.text, longer.text) && lacksVowels(shorter.text, longer.text, model)
    ? better(cut, { value: model.vowels + (1 - model.vowels) * share, kind: 'vowels' })
    : cut;
}

export function better(a: Similarity, b: Similarity): Similarity {
  return b.value > a.value ? b : a;
}

function holdsDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) <= lastDigit) return true;
  return false;
}
