import type { Dictionary, SimilarWord } from './dictionary';
import type { SimilarityModel } from '../model';
import { businessWordsFrom, isFiller, wordsOfMeaning } from '../normalisation/business-words';
import { countryFormsOf } from '../normalisation/generic-words';
import { placeFormsOf } from '../normalisation/place-forms';
import { placesOf } from '../normalisation/place-words';
import type { NamePart } from '../scoring/name-parts';

/** The dictionary's words of each meaning, found once for each dictionary. */
const idsByMeaning = new WeakMap<Dictionary, Map<string, readonly number[]>>();
const minPrefix = 3;
const maxPrefix = 6;
const maxShare = 0.75;
/** A word cut shorter may be too many. */
const maxBegun = 40;

/** Dictionary words that mean the same as a word of an organisation's name, abbreviate it or name the same place. */
export function companyTerms(part: NamePart, dictionary: Dictionary, model: SimilarityModel): SimilarWord[] {
  const { text, wordClass, meanings } = part;
  if (wordClass !== 'name') return [];
  const ofCountry = [...countryFormsOf(text), ...placesOf(text)].flatMap((form) =>
    found(form, 1, dictionary),
  );
  if (meanings.length === 0)
    return [
      ...ofCountry,
      ...placeFormsOf(text).flatMap((form) => found(form, model.place_form, dictionary)),
      ...begun(text, dictionary, model),
    ];
  // These are in too many names to look up.
  if (isFiller(meanings)) return ofCountry;
  const translations = meanings.flatMap((meaning) => idsOf(meaning, dictionary));
  return [
    ...ofCountry,
    ...translations.map((id) => ({ id, value: model.translated })),
    ...abbreviationsOf(text).flatMap((form) => found(form, model.abbreviated, dictionary)),
  ];
}

/** Fillers only count towards the estimate of names found otherwise. */
export function fillerTerms(part: NamePart, dictionary: Dictionary, model: SimilarityModel): SimilarWord[] {
  if (!isFiller(part.meanings)) return [];
  const ids = part.meanings.flatMap((meaning) => idsOf(meaning, dictionary));
  return ids.map((id) => ({ id, value: model.translated }));
}

function idsOf(meaning: string, dictionary: Dictionary): readonly number[] {
  const known = idsByMeaning.get(dictionary) ?? new Map<string, readonly number[]>();
  idsByMeaning.set(dictionary, known);
  const ids = known.get(meaning) ?? wordsOfMeaning(meaning).flatMap((word) => dictionary.idOf(word) ?? []);
  known.set(meaning, ids);
  return ids;
}

/** Marit. in a query may be any word of business that begins so. */
function begun(text: string, dictionary: Dictionary, model: SimilarityModel): SimilarWord[] {
  if (text.length < minPrefix || dictionary.idOf(text) !== undefined) return [];
  return businessWordsFrom(text)
    .filter((word) => text.length <= maxShare * word.length)
    .slice(0, maxBegun)
    .flatMap((word) => found(word, model.abbreviated, dictionary));
}

function abbreviationsOf(text: string): string[] {
  const longest = Math.min(maxPrefix, Math.floor(maxShare * text.length));
  return Array.from({ length: Math.max(0, longest - minPrefix + 1) }, (_, at) =>
    text.slice(0, minPrefix + at),
  );
}

function found(text: string, value: number, dictionary: Dictionary): SimilarWord[] {
  const id = dictionary.idOf(text);
  return id === undefined ? [] : [{ id, value }];
}
