import { nameFormOf } from '../normalisation/nicknames';

/**
 * Endings of a family name as men and women bear it, and as two languages write it: Novak and Novakova, Papadopoulos and
 * Papadopoulou, Lukashenko and Lukashenka.
 */
const endings: ReadonlyArray<readonly [string, string]> = [
  ['', 'ova'],
  ['ek', 'kova'],
  ['ec', 'cova'],
  ['os', 'ou'],
  ['as', 'iene'],
  ['us', 'iene'],
  ['is', 'iene'],
  ['as', 'aite'],
  ['us', 'yte'],
  ['is', 'yte'],
  ['ski', 'ska'],
  ['cki', 'cka'],
  ['enko', 'enka'],
  ['eiko', 'eika'],
  ['shko', 'shka'],
  ['chko', 'chka'],
  ['idis', 'idou'],
  ['akis', 'aki'],
  ['ov', 'au'],
  ['ev', 'eu'],
  ['ava', 'ova'],
  // A Mongolian father's name.
  ['', 'yn'],
  ['', 'iin'],
];
const minStem = 4;

export function areFamilyForms(a: string, b: string): boolean {
  // Cheap, because many words are compared.
  for (let at = 0; at < minStem; at += 1) if (a.charCodeAt(at) !== b.charCodeAt(at)) return false;
  return endings.some(([one, other]) => endWith(a, one, b, other) || endWith(b, one, a, other));
}

/** With the letters by which a family name is made from a father's. */
const ofFather = /^(.{3,}?)(?:iy|ay|iye|y)?[oe]va?$/;

/** Rahmonov and Rakhmanov: made from forms of one given name. */
export function areOfOneFather(a: string, b: string): boolean {
  const [ofA, ofB] = [ofFather.exec(a)?.[1], ofFather.exec(b)?.[1]];
  return ofA !== undefined && ofB !== undefined && nameFormOf(ofA, ofB) === 'national';
}

/** Cheap, because many words are compared. */
export const mayBeOfFathers = (a: string, b: string): boolean => endsInV(a) && endsInV(b);

const [letterA, letterV] = ['a'.charCodeAt(0), 'v'.charCodeAt(0)];

function endsInV(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  return last === letterV || (last === letterA && word.charCodeAt(word.length - 2) === letterV);
}

function endWith(a: string, one: string, b: string, other: string): boolean {
  const stem = a.length - one.length;
  return (
    stem >= minStem &&
    b.length - other.length === stem &&
    a.endsWith(one) &&
    b.endsWith(other) &&
    b.startsWith(a.slice(0, stem))
  );
}
