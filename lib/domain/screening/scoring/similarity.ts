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
import { isShortened, nameFormOf } from '../normalisation/nicknames';
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

const none: Similarity = { value: 0, kind: 'none' };
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

export function wordSimilarity(a: Word, b: Word, whole: ScreeningModel): Similarity {
  const { likeness: model } = whole;
  if (a.text === b.text) return exact;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (shorter.text.length === 1 || isLetterOfTwo(shorter.text))
    return initialSimilarity(shorter.text, longer.text, model);
  if (differByConfusables(a.text, b.text)) return { value: model.misread, kind: 'misread' };
  if (a.hasDigits || b.hasDigits) return none;

  const soundsAlike = a.skeleton.length >= 2 && a.skeleton === b.skeleton;
  const allowed = maxEdits(shorter.text.length);
  const mayBeTypo =
    longer.text.length - shorter.text.length <= allowed &&
    countDifferingLetters(a.letters, b.letters) <= 2 * allowed;
  const edits =
    mayBeTypo || soundsAlike
      ? weightedEdits(a.text, b.text, soundsAlike ? longer.text.length : allowed, model)
      : Infinity;

  let best = none;
  if (edits <= allowed) {
    const factor = a.text.charCodeAt(0) === b.text.charCodeAt(0) ? 1 : model.first_letter_factor;
    best = { value: typoSimilarity(edits, longer.text.length, factor, model), kind: 'typo' };
  }
  if (soundsAlike) {
    best = better(best, { value: soundSimilarity(edits, longer.text.length, model), kind: 'sound' });
  }
  if ((shorter.letters & ~longer.letters) === 0)
    best = better(best, subsetSimilarity(shorter, longer, model));
  if (best.value < Math.max(model.nickname, model.romanised)) {
    const form = nameFormOf(a.text, b.text);
    const isFurtherForm = form === undefined && areFurtherForms(a.text, b.text);
    if (form === 'national' || isFurtherForm)
      return better(best, { value: model.national_form, kind: 'nickname' });
    if (form !== undefined) best = better(best, { value: model.nickname, kind: 'nickname' });
    if (form === 'romanised') best = better(best, { value: model.romanised, kind: 'romanised' });
  }
  if (best.value < model.national_form) {
    if (isShortened(a.text, b.text)) return better(best, { value: model.shortened, kind: 'nickname' });
    const mayBeSyllables = longer.text.length <= maxSyllable && a.readFrom === undefined;
    if (mayBeSyllables && areOneSyllable(a.text, b.text))
      return { value: model.national_form, kind: 'sound' };
  }
  if (best.value < model.least) return none;
  if (best.value > model.other_name && (isAnotherName(a, b) || isAnotherCompound(a, b, whole)))
    return { value: model.other_name, kind: 'other_name' };
  return best.value > model.other_reading && isAnotherReading(a, b, best.kind)
    ? { value: model.other_reading, kind: 'other_name' }
    : best;
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
  return word.startsWith(initial) ? { value: model.initial, kind: 'initial' } : none;
}

/** Vowels may be missing, or the end may be cut off. */
function subsetSimilarity(shorter: Word, longer: Word, model: SimilarityModel): Similarity {
  const share = shorter.text.length / longer.text.length;
  const isCut =
    shorter.text.length >= minCutLength && share >= model.least_cut && longer.text.startsWith(shorter.text);
  const cut: Similarity = isCut ? { value: model.cut + (1 - model.cut) * share, kind: 'cut' } : none;
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
