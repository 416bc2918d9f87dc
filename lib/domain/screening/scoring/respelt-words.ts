import { editDistance } from './edit-distance';
import { areFamilyForms, areOfOneFather, mayBeOfFathers } from './family-forms';
import { mayBeRespelt } from './letter-masks';
import { better, isAnotherName, type Similarity, type Word } from './similarity';
import type { ScreeningModel } from '../model';
import { areFurtherForms } from '../normalisation/further-forms';
import { areNicknames } from '../normalisation/nicknames';
import { costOfSpellings, costsMore } from '../normalisation/respellings';

/** In letters. */
const minRespelt = 4;
const maxRespelt = 0.6;
export const respeltSlope = 0.25;
const maxLonger = 4;

/** Of words of people's names: those that sound alike letter by letter, as several may be spelt differently. */
export function orRespelt(
  similarity: Similarity,
  a: Word,
  b: Word,
  { likeness }: ScreeningModel,
): Similarity {
  const { family_form } = likeness;
  if (family_form > similarity.value) {
    const isOneFather = mayBeOfFathers(a.text, b.text) && areOfOneFather(a.text, b.text);
    if (isOneFather || areFamilyForms(a.text, b.text)) return { value: family_form, kind: 'nickname' };
  }
  if (similarity.value >= likeness.respelt || !mayBeRespelt(a.letters, b.letters)) return similarity;
  const [length, other] = [a.text.length, b.text.length];
  if (Math.min(length, other) < minRespelt || Math.abs(length - other) > maxLonger) return similarity;
  if (similarity.kind === 'other_name') return similarity;
  const value = likeness.respelt - respeltSlope * costOfSpellings(a.text, b.text);
  if (value < likeness.respelt - respeltSlope * maxRespelt || isAnotherName(a, b)) return similarity;
  return better(similarity, { value, kind: 'sound' });
}

/**
 * Of words of people's names: more differences than the spellings of one name have, and more than one slip, make
 * another name.
 */
export function withoutFarRespelling(
  similarity: Similarity,
  a: Word,
  b: Word,
  { likeness }: ScreeningModel,
): Similarity {
  const { far_respelling, other_name } = likeness;
  if (similarity.value <= other_name || !slips.has(similarity.kind)) return similarity;
  if (a.readFrom !== undefined || a.spellings?.has(b.text)) return similarity;
  if (areNicknames(a.text, b.text) || areFurtherForms(a.text, b.text)) return similarity;
  const length = Math.max(a.text.length, b.text.length);
  const { most = Infinity } = far_respelling.find(({ letters }) => length <= letters) ?? {};
  const isFar = editDistance(a.text, b.text, 1) > 1 && costsMore(a.text, b.text, most);
  return isFar ? { value: other_name, kind: 'other_name' } : similarity;
}

const slips: ReadonlySet<Similarity['kind']> = new Set(['typo', 'sound']);
